/** The numbers of disputes (decisions, Times). Times are in seconds. */
export interface DisputePolicy {
  /** How long a party has to answer the case worker's request. */
  readonly evidenceWithin: number;
  /** After this long without an act by staff, a case goes to supermoderators, then to admins. */
  readonly supermoderatorsAfter: number;
  readonly adminsAfter: number;
  /** A party that wrote nothing for this long after being asked is silent. */
  readonly silentAfter: number;
  /** An account is new for this long after it was opened. */
  readonly newAccountWithin: number;
  /** From this many trades a user ended by cancelling, within the time, it is a signal. */
  readonly manyCancels: number;
  readonly recordWithin: number;
  /** "Paid" sooner than this after the start is unusual. */
  readonly quickPaidWithin: number;
  /** A verdict on more than this cites evidence, or says in writing why there is none. */
  readonly evidenceAboveCents: bigint;
  readonly mostReasonCharacters: number;
  readonly fewestExplanationCharacters: number;
  readonly mostExplanationCharacters: number;
  /** Of the reference under which a bank reversed a payment. */
  readonly mostReferenceCharacters: number;
}
