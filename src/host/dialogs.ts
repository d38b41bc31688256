/** What a script shows a person, and what the person answers. */

export type ButtonName = 'OK' | 'CANCEL' | 'YES' | 'NO' | 'CLOSE';
export type ButtonSetName = 'OK' | 'OK_CANCEL' | 'YES_NO' | 'YES_NO_CANCEL';
export type DialogKind = 'alert' | 'prompt' | 'toast' | 'modal' | 'modeless' | 'sidebar';

export interface Dialog {
  readonly kind: DialogKind;
  readonly title: string;
  readonly message: string;
  /** alert and prompt only */
  readonly buttons?: ButtonSetName;
  /** modal, modeless and sidebar only */
  readonly html?: string;
  readonly width?: number;
  readonly height?: number;
  /** what came back, once it did */
  readonly answer?: { readonly button: ButtonName; readonly text: string };
}

/** A button, or a button with the text typed into a prompt. */
export type Answer = ButtonName | { readonly button: ButtonName; readonly text?: string };
