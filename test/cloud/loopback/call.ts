/** One request as the loopback's services see it, and their way to refuse. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export class ApiFault extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}
