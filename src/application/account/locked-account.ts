import type { TraderAccount } from "../../domain/account/trader-account.ts";

/**
 * Why nobody can sign in to an account; told only to who proved that it is theirs:
 *
 * - `account_closed`: by its owner.
 * - `account_banned`
 * - `account_compromised`: its password has to be reset first.
 */
export interface LockedAccount {
  readonly code: "account_closed" | "account_banned" | "account_compromised";
}

/** The code for an account that does not allow signing in. */
export function lockedCode({ isClosed = false, states }: TraderAccount): LockedAccount["code"] {
  if (isClosed) return "account_closed";
  return states.includes("banned") ? "account_banned" : "account_compromised";
}
