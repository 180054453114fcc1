/**
 * The stable names of what may be an attack, or a mistake that looks like one. Operators count them and
 * set alarms on them, so a name is never reused or renamed.
 *
 * - `sign_in_refused`, `staff_sign_in_refused`: the name, password or code was wrong.
 * - `sign_in_locked`: the right password of an account that is banned or compromised.
 * - `sign_in_disowned`: the owner of an account says that a sign-in was not theirs.
 * - `sign_in_denied`: they say so before it began, on another device.
 * - `invitation_refused`: a link that never was valid, was used, or has expired.
 * - `session_unknown`: a session cookie that no session of ours ever had.
 * - `page_token_refused`: a request without the token of one of our pages, or from another site.
 * - `permission_refused`: an act that the caller's role does not allow.
 * - `proof_refused`: a signed-in caller could not prove who they are.
 * - `brake_reached`: more attempts or requests than a limit allows.
 * - `proof_of_work_asked`: so many failures, or registrations, that the next attempt takes work.
 * - `proof_of_work_refused`: an answer that is wrong, late, made for something else, or used before.
 * - `passkey_copied`: a passkey whose counter did not go on: there may be two of it.
 * - `staff_conflict`: a member of staff tried to act on something of their own or of an account
 *   linked to theirs.
 * - `blocked_address`: somebody wanted to send to an address that is on a list.
 * - `deposit_held`: coins of an address that is on a list arrived for somebody.
 * - `escrow_left`: the coin of a multisig escrow was spent by no payout of ours; the seller is named.
 * - `escrow_paid_besides`: something was paid to a multisig escrow besides its coin, which its payout does not move.
 * - `own_matter_refused`: a member of staff tried to decide on their own account or proposal.
 */
export const securityEventNames = [
  "sign_in_refused",
  "sign_in_locked",
  "sign_in_disowned",
  "sign_in_denied",
  "staff_sign_in_refused",
  "invitation_refused",
  "session_unknown",
  "page_token_refused",
  "permission_refused",
  "proof_refused",
  "brake_reached",
  "proof_of_work_asked",
  "proof_of_work_refused",
  "passkey_copied",
  "staff_conflict",
  "own_matter_refused",
  "blocked_address",
  "deposit_held",
  "escrow_left",
  "escrow_paid_besides",
] as const;

export type SecurityEventName = (typeof securityEventNames)[number];
