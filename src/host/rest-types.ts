/** One HTTP request to a rebuilt Google service and its answer, without the network. */
export interface RestRequest {
  readonly method: string;
  /** path and query, e.g. `/v4/spreadsheets/ID/values/A1?majorDimension=ROWS` */
  readonly url: string;
  readonly body?: object;
  /** whose rights; default the owner */
  readonly user?: string;
}
export interface RestResponse {
  readonly status: number;
  readonly body: object;
}
