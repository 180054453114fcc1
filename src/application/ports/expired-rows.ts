/** Data that is stored for a time and then removed. */
export type ExpiringKind =
  | "session"
  | "staff-session"
  | "command-key"
  | "published-event"
  | "invitation"
  | "enrolment"
  | "security-event"
  | "delivery"
  | "notice"
  | "recovery-link"
  | "sign-in-authorization"
  | "person-message"
  | "support-message";

/** Removes what is no longer needed. */
export interface ExpiredRows {
  /**
   * Removes some rows of a kind, at most `most`, that began, or for invitations and enrolments
   * ended, more than `seconds` ago. Returns how many. Of several concurrent calls one does it; the
   * others remove none.
   */
  removeSome(kind: ExpiringKind, seconds: number, most: number): Promise<number>;
}
