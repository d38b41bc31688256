/** What somebody who knows the tabs can draw of them; the page shows, saves and rotates pictures without knowing what they mean. */

export interface TabCell {
  /** as a person sees it */
  readonly text: string;
  /** what the tab paints it with, #rrggbb */
  readonly background?: string;
}

export interface TabText {
  readonly sheetId: number;
  readonly title: string;
  readonly rows: readonly (readonly TabCell[])[];
}

export interface Pictures {
  /** what the hall's screen is headed with */
  readonly heading: string;
  /** may there be a picture of the tab with this number? */
  drawable(sheetId: number): boolean;
  /** the tab as SVG, on several pictures when it is long or for the hall; none when there is nothing in it to draw */
  draw(tab: TabText, hall: boolean): readonly string[];
  /** of all the tabs of a file those that the hall wants to see now, in the order of showing */
  hall(sheetIds: readonly number[]): readonly number[];
  /** how long a round is, until somebody at the screen says otherwise */
  readonly roundMinutes: number;
}
