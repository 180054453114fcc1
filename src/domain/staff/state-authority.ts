import { accept, refuse, type Result } from "../result/result.ts";
import type { StaffPolicy } from "./staff-policy.ts";
import { may, type StaffPermission, type StaffRole } from "./staff-roles.ts";
import type { AccountState } from "../account/account-states.ts";

/** The permissions needed to begin a state, and to lift it. */
const permissions: Readonly<Record<AccountState, StaffPermission>> = {
  on_hold: "hold_accounts",
  compliance_hold: "compliance_hold",
  restricted: "restrict_accounts",
  frozen: "lock_accounts",
  suspended: "lock_accounts",
  compromised: "lock_accounts",
  banned: "lock_accounts",
};

/** Anything that ends sooner is not worth beginning. */
const shortestSeconds = 60;

/** How long a state lasts, in seconds; undefined: until it is lifted. */
type StateLength = number | undefined;

/**
 * - `forbidden`: not with this role, for this long.
 * - `end_not_possible`: it would end in the past, or at once.
 */
interface AuthorityRefusal {
  readonly code: "forbidden" | "end_not_possible";
}

/** What limits the states that a role begins. */
type RestrictionPolicy = Pick<StaffPolicy, "restrictionAtMostSeconds">;

/** Whether a role may only begin this state with an end. */
export function needsEnd(role: StaffRole, state: AccountState): boolean {
  return state === "restricted" && !may(role, "lock_accounts");
}

/** Whether a role may begin or lift a state of this duration. */
export function mayChangeState(
  role: StaffRole,
  state: AccountState,
  length: StateLength,
  { restrictionAtMostSeconds }: RestrictionPolicy,
): boolean {
  if (!may(role, permissions[state])) return false;
  if (!needsEnd(role, state)) return true;
  return length !== undefined && length <= restrictionAtMostSeconds;
}

/** Checks the start of a state. */
export function judgeBeginning(
  role: StaffRole,
  state: AccountState,
  length: StateLength,
  policy: RestrictionPolicy,
): Result<AccountState, AuthorityRefusal> {
  if (!mayChangeState(role, state, length, policy)) return refuse({ code: "forbidden" });
  if (length !== undefined && length < shortestSeconds) return refuse({ code: "end_not_possible" });
  return accept(state);
}
