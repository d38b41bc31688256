/** What is to be made: the office of one regulation under one name, in one language. */
import type { FormKind } from '../../office/forms';
import { officeTitle, type NewOffice } from '../../office/new-workbook';
import { fill } from '../../office/say';

export interface Target {
  /** tells this office from every other one of the same account; stands in the marks of all its files */
  readonly name: string;
  readonly office: NewOffice;
  /** the script project's files, as the build left them */
  readonly project: readonly ProjectFile[];
  readonly shareFloor: boolean;
  /** a script that was made before and could not be told apart */
  readonly script: string | null;
}

export interface ProjectFile {
  readonly name: string;
  readonly type: 'JSON' | 'SERVER_JS' | 'HTML';
  readonly source: string;
}

export const formKinds = ({ office }: Target): FormKind[] => Object.keys(office.forms) as FormKind[];

export const titleOf = ({ office }: Target): string => officeTitle(office);

export const floorTitle = ({ office }: Target): string =>
  fill(office.words.tabs.floor, { event: office.regulation.event.names.own });

/** What organisers see in Drive, and what the form is found by; respondents see the form's own title. */
export const formFileName = (target: Target, kind: FormKind): string =>
  `${target.office.forms[kind]?.title ?? kind} (hoshitori ${target.name})`;
