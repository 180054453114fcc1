/** The numbers of disputes (decisions, Times). Times are in seconds. */
export interface DisputePolicy {
  /** How long a party has to answer what the case worker asked for. */
  readonly evidenceWithin: number;
  /** Without an act of staff for so long, a case goes to supermoderators, then to admins. */
  readonly supermoderatorsAfter: number;
  readonly adminsAfter: number;
  /** A party that wrote nothing for so long after being asked is silent. */
  readonly silentAfter: number;
  /** An account is new for so long after it was opened. */
  readonly newAccountWithin: number;
  /** From so many trades on that somebody ended by cancelling, within the time, it is a signal. */
  readonly manyCancels: number;
  readonly recordWithin: number;
  /** "Paid" sooner than that after the start is unusual. */
  readonly quickPaidWithin: number;
  readonly mostReasonCharacters: number;
  readonly fewestExplanationCharacters: number;
  readonly mostExplanationCharacters: number;
}
