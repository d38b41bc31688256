/** `provision --dry-run`: the requests a first run sends, in their order; ids that Google will give stand as {words}. */
import { changeRequests } from '../../office/persist';
import { NOTHING } from '../../office/change';
import { firstMarks } from '../../office/new-workbook';
import { load, READ_KEYS, specsFor, type Cells } from '../../office/load';
import { headings } from '../../tables/table';
import * as bodies from './bodies';
import { formKinds, type Target } from './target';

export interface PlannedRequest {
  readonly method: 'POST' | 'PUT' | 'PATCH';
  readonly url: string;
  readonly body: unknown;
}

const SHEETS = 'https://sheets.googleapis.com/v4/spreadsheets';
const DRIVE = 'https://www.googleapis.com/drive/v3/files';
const SCRIPT = 'https://script.googleapis.com/v1/projects';
const FORMS = 'https://forms.googleapis.com/v1/forms';

/** A program is long to read: its length says enough here. */
const told = (source: string): string => `${String(Buffer.byteLength(source))} bytes`;

/** The system tab as it stands after the first batchUpdate, so that the last one is exact. */
function markRequests(target: Target, marks: Readonly<Record<string, string>>) {
  const { office } = target;
  const { system } = specsFor([]);
  const rows = Object.entries(firstMarks(office)).map(([key, value]) => [key, value, '']);
  const cells = Object.fromEntries(READ_KEYS.map((key) => [key, []])) as unknown as Cells;
  const loaded = load({ ...cells, system: [headings(system, office.words.tables.system), ...rows] }, office.words);
  return 'facts' in loaded ? changeRequests({ ...NOTHING, marks }, loaded, office.words) : [];
}

export function plan(target: Target): PlannedRequest[] {
  const { template } = target.office;
  const all = new Set(template.tabs.map((tab) => tab.sheetId));
  const post = (url: string, body: unknown): PlannedRequest => ({ method: 'POST', url, body });
  const marked = (id: string, kind: string): PlannedRequest => ({
    method: 'PATCH',
    url: `${DRIVE}/${id}`,
    body: bodies.propertiesOf(target, kind),
  });
  const forms = formKinds(target);
  const marks = { officeId: '{office}', floorId: '{floor}' };
  const formMarks = Object.fromEntries(forms.map((kind) => [`formId.${kind}`, `{form.${kind}}`]));
  return [
    post(SHEETS, bodies.officeFile(target)),
    marked('{office}', 'office'),
    post(`${SHEETS}/{office}:batchUpdate`, bodies.setMark(bodies.SCRIPT_MARK, bodies.ASKED_FOR)),
    post(SCRIPT, bodies.newScript('{office}')),
    post(`${SHEETS}/{office}:batchUpdate`, bodies.setMark(bodies.SCRIPT_MARK, '{script}')),
    {
      method: 'PUT',
      url: `${SCRIPT}/{script}/content`,
      body: bodies.scriptContent(target.project.map((file) => ({ ...file, source: told(file.source) }))),
    },
    post(`${SHEETS}/{office}:batchUpdate`, bodies.officeTabs(target, all, true)),
    post(SHEETS, bodies.floorFile(target)),
    marked('{floor}', 'floor'),
    ...(target.shareFloor ? [post(`${DRIVE}/{floor}/permissions`, bodies.anyoneWrites)] : []),
    ...forms.flatMap((kind) => [
      post(FORMS, bodies.newForm(target, kind)),
      marked(`{form.${kind}}`, `form.${kind}`),
      post(`${FORMS}/{form.${kind}}:batchUpdate`, bodies.formContent(target, kind, 0)),
      post(`${FORMS}/{form.${kind}}:setPublishSettings`, bodies.published),
    ]),
    post(`${SHEETS}/{office}:batchUpdate`, { requests: markRequests(target, { ...marks, ...formMarks }) }),
  ];
}
