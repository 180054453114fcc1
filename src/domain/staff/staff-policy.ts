import type { AttemptLimit, SessionPolicy } from "../account/account-policy.ts";

/** The numbers of staff accounts (reliability, S02, S10 and S51). */
export interface StaffPolicy {
  readonly session: SessionPolicy;
  /** Failures of one name at one address, whether the password or the code was wrong. */
  readonly logIn: AttemptLimit;
  /** Failures of one name, from wherever it does not know. */
  readonly logInAnywhere: AttemptLimit;
  /**
   * Wrong codes of one member of staff, from any address, and of one who is setting up a factor.
   */
  readonly wrongCode: AttemptLimit;
  /** Invitations tried from one address. */
  readonly invitation: AttemptLimit;
  /** How long after the password the second factor can be set up. */
  readonly enrolmentSeconds: number;
  /** How long a proof, by a sign-in or later, is enough for dangerous acts. */
  readonly freshProofSeconds: number;
  /** How long a link that creates a staff account is valid. */
  readonly invitationSeconds: number;
  /** How long one admin's proposal waits for a second one. */
  readonly proposalSeconds: number;
  /** The longest restriction that roles without the power to lock may give. */
  readonly restrictionAtMostSeconds: number;
  /** How long a request to end a halt waits for a second admin. */
  readonly haltEndAskSeconds: number;
}
