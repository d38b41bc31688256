/** Events as plain data. The realm of the execution makes Google's event objects of them. */
import type { Box } from '../workbook/a1';

export type EventSpec =
  | { type: 'open'; spreadsheetId: string }
  | { type: 'edit'; spreadsheetId: string; sheetId: number; box: Box; value?: string; oldValue?: string }
  | {
      type: 'sheet-submit';
      spreadsheetId: string;
      sheetId: number;
      box: Box;
      values: string[];
      namedValues: Record<string, string[]>;
    }
  | { type: 'form-submit'; formId: string; responseId: string | undefined }
  | { type: 'clock'; at: number; zone: string };

export interface EventCall {
  readonly event: EventSpec;
  readonly triggerUid?: string;
  /** who edited or opened, where Google tells */
  readonly user?: string;
}
