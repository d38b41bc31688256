/** Lists the organiser keeps beside the entries: members, earlier results, earlier participants. */
export interface Member {
  readonly name: string;
  /** '' = the name alone decides */
  readonly email: string;
}

/** A place in an earlier edition, e.g. the kyu winner who must play dan from then on. */
export interface PastResult {
  readonly name: string;
  readonly division: string;
  /** null = took part, no place kept */
  readonly place: number | null;
  /** edition or year as the organiser writes it */
  readonly edition: string;
}

export interface PastParticipant {
  readonly name: string;
  /** `2015-03-04`, '' when not kept */
  readonly birthDate: string;
}
