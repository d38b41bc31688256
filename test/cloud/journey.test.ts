/** What was made and pushed is used: the shogi open on the very workbook, forms and program that stand "at Google". */
import { provision } from '../../src/cli/provision/steps';
import { rehearse } from '../../src/cli/rehearse';
import { readOptions } from '../../src/cli/rehearse/options';
import type { Bundle } from '../../src/host';
import { judgeShogi } from '../rules/oracle-shogi';
import { clients, folder, HASTY, loopback, stopAll, target } from './kit';
import type { ScriptFile } from './loopback/script';

afterEach(stopAll);
jest.setTimeout(60_000);

export function bundleFrom(files: readonly ScriptFile[]): Bundle {
  const html = files.filter((file) => file.type === 'HTML').map(({ name, source }) => [name, source] as const);
  const code = files.find((file) => file.type === 'SERVER_JS')?.source ?? '';
  return { code, name: 'Code.js', files: Object.fromEntries(html) };
}

const options = (text: string) => {
  const read = readOptions(['shogi-open-2026', ...text.split(' ')]);
  if (typeof read === 'string') throw new Error(read);
  return read;
};

test('a whole tournament on the provisioned workbook, in the program that was pushed', async () => {
  const stateDir = folder();
  const server = await loopback({ stateDir });
  const made = await provision(await clients(), target(), HASTY);
  server.host.workbooks.bind(made.officeId);
  server.host.save();
  const { files } = server.scripts.projects.get(made.scriptId)!;
  const manifest = JSON.parse(files.find((file) => file.type === 'JSON')!.source) as Record<string, unknown>;
  const { document, world } = rehearse(options('--players 20 --seed 05'), () => undefined, {
    bundle: bundleFrom(files),
    manifest,
    stateDir,
  });
  expect(judgeShogi(document, { players: 20 })).toEqual([]);
  // Set up took what was there: no second floor file, no second form, and the patterns no API can set
  expect(world.officeId).toBe(made.officeId);
  expect(world.floorId).toBe(made.floorId);
  expect(world.host.workbooks.list()).toHaveLength(2);
  const forms = world.host.forms.list();
  expect(forms.map((form) => form.id).sort()).toEqual(Object.values(made.forms).sort());
  for (const [kind, id] of Object.entries(made.forms)) {
    const form = world.host.forms.get(id);
    const data = Object.entries(target().office.forms).find(([one]) => one === kind)![1];
    expect(form.destinationId).toBe(made.officeId);
    expect(form.confirmation).toBe(data.confirmation);
    expect(form.items.map((item) => item.validation?.values[0])).toEqual(data.fields.map((f) => f.pattern?.regex));
  }
  await world.host.close();
});
