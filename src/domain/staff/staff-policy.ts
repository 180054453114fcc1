import type { AttemptLimit, SessionPolicy } from "../account/account-policy.ts";

/** The numbers of one-time codes (RFC 6238). */
export interface CodePolicy {
  readonly stepSeconds: number;
  readonly digits: number;
  /** How many steps before and after the present one are taken: clocks of phones differ. */
  readonly window: number;
}

/** The numbers of staff accounts (reliability, S02, S10 and S51). */
export interface StaffPolicy {
  readonly session: SessionPolicy;
  readonly code: CodePolicy;
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

const minute = 60;
const hour = 3_600;

export const defaultStaffPolicy: StaffPolicy = {
  session: { idleSeconds: 15 * minute, absoluteSeconds: 8 * hour, activityStepSeconds: minute },
  code: { stepSeconds: 30, digits: 6, window: 1 },
  logIn: { most: 5, windowSeconds: 15 * minute },
  wrongCode: { most: 10, windowSeconds: 15 * minute },
  invitation: { most: 10, windowSeconds: 15 * minute },
  enrolmentSeconds: 10 * minute,
  invitationSeconds: 24 * hour,
  proposalSeconds: 7 * 24 * hour,
};
