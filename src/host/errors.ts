/** The errors a script or an API client meets: Google's sentence, and for APIs Google's code. */

/** Thrown by a service object; the realm turns it into an error of its own with name "Exception". */
export class GoogleError extends Error {
  override name = 'Exception';
}

/** A member Google has and this host does not rebuild. Failing loudly beats answering wrongly. */
export class NotEmulated extends GoogleError {
  constructor(what: string) {
    super(`${what} is not emulated by the offline host`);
  }
}

const STATUS: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
};

/** A refusal of a REST method. */
export class ApiError extends GoogleError {
  override name = 'GoogleJsonResponseException';
  readonly status: string;
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
    this.status = STATUS[code] ?? 'UNKNOWN';
  }
}

export const badRequest = (message: string): ApiError => new ApiError(400, message);

/** Ends an execution from outside; nothing in the bundle can bring it back to life. */
export class Ended extends Error {
  constructor(
    readonly reason: 'crossing' | 'time' | 'cancelled',
    message: string,
  ) {
    super(message);
  }
}
