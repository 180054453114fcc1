import type { AttemptLimit, SessionPolicy } from "../account/account-policy.ts";

/** The numbers of staff accounts (reliability, S02, S10 and S51). */
export interface StaffPolicy {
  readonly session: SessionPolicy;
  /** Failures of one name at one address, whether the password or the code was wrong. */
  readonly logIn: AttemptLimit;
  /** Wrong codes of one member of staff, wherever they come from, and of one who sets a factor up. */
  readonly wrongCode: AttemptLimit;
  /** Invitations that are tried from one address. */
  readonly invitation: AttemptLimit;
  /** How long the second factor may take to be set up after the password. */
  readonly enrolmentSeconds: number;
  /** How long a link that makes an account of staff is good for. */
  readonly invitationSeconds: number;
  /** How long what one admin proposes waits for a second one. */
  readonly proposalSeconds: number;
}
