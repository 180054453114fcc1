/** What became of a sign-in that another device has to approve (specification, section 4). */
export type AuthorizationState = "pending" | "expired" | "approved" | "denied";

/** What the owner says on a device where they are signed in. */
export const authorizationAnswers = ["approved", "denied"] as const;
export type AuthorizationAnswer = (typeof authorizationAnswers)[number];

/** How long there is to answer, and to use the approval (answers 110). */
const authorizationSeconds = 600;

/** How many devices may wait for one owner: whoever knows the password must not flood them. */
const mostWaiting = 3;

/** A device that asked to sign in. Times in milliseconds. */
export interface AskedAuthorization {
  readonly askedAt: number;
  readonly answer: AuthorizationAnswer | undefined;
}

/** When it is over, in milliseconds. */
export function authorizationEnd({ askedAt }: Pick<AskedAuthorization, "askedAt">): number {
  return askedAt + authorizationSeconds * 1_000;
}

/** An answer counts as long as the question would have: after that everything has expired. */
export function authorizationState(asked: AskedAuthorization, now: number): AuthorizationState {
  if (now >= authorizationEnd(asked)) return "expired";
  return asked.answer ?? "pending";
}

/** What is known when somebody with the right password signs in on an unknown device. */
export interface SignInSituation {
  /** What this device asked before. */
  readonly own: AskedAuthorization | undefined;
  /** How many other devices wait for an answer. */
  readonly othersWaiting: number;
  /** Whether the owner is signed in anywhere: nobody else could answer. */
  readonly isAnywhere: boolean;
}

/**
 * What happens to it.
 *
 * - `free`: it goes on without being asked about
 * - `use`: it was approved, and uses the approval up
 * - `ask`: the owner is asked
 * - `wait`: the owner was asked and has not answered
 * - `denied`: the owner said that it is not them
 * - `full`: too many others wait
 */
export type SignInTurn = "free" | "use" | "ask" | "wait" | "denied" | "full";

/** Decides by what was asked before. */
export function signInTurn(
  { own, othersWaiting, isAnywhere }: SignInSituation,
  now: number,
): SignInTurn {
  const state = own ? authorizationState(own, now) : "expired";
  if (state === "denied") return "denied";
  if (state === "approved") return "use";
  if (!isAnywhere) return "free";
  if (state === "pending") return "wait";
  return othersWaiting >= mostWaiting ? "full" : "ask";
}
