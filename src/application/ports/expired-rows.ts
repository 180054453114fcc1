/** What is stored for a time and then goes. */
export type ExpiringKind =
  | "session"
  | "staff-session"
  | "command-key"
  | "published-event"
  | "invitation"
  | "enrolment";

/** Removes what is stored no longer than needed. */
export interface ExpiredRows {
  /**
   * Removes some of a kind, `most` at the most, that began, or for invitations and enrolments ended,
   * more than `seconds` ago. Gives how many. Of several that try at the same moment one does it; the
   * others remove none.
   */
  removeSome(kind: ExpiringKind, seconds: number, most: number): Promise<number>;
}
