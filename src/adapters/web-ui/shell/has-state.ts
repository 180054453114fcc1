import type { PageReader } from "../../http/contract/account/current-user.ts";

/** Whether the account is in a state that limits what its user may do. */
export function hasState(reader: PageReader): boolean {
  const { compromised, isSuspended, isFrozen, isOnHold, isRestricted, isBanned } = reader;
  return compromised || isSuspended || isFrozen || isOnHold || isRestricted || isBanned;
}
