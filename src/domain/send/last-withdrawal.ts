import { provenAt } from "../kyc/proven-at.ts";

/** What happened since the ban of a sender. */
export interface SinceBan {
  /** Whether all of the coin was sent since then, or since staff allowed it again. */
  readonly hasWithdrawn: boolean;
  /** Whether staff saw their ID since then, and allowed a withdrawal. */
  readonly isAllowedByStaff: boolean;
}

/**
 * Why a banned person cannot take out what is theirs:
 *
 * - `id_required`: nobody knows who they are.
 * - `last_withdrawal_used`: they did, once for each coin; what comes later takes staff.
 * - `last_withdrawal_all`: it is not all of the coin, or not to an address.
 */
type LastWithdrawalObstacle = "id_required" | "last_withdrawal_used" | "last_withdrawal_all";

/** What keeps a banned sender from the one withdrawal; undefined where nothing does. */
export function lastWithdrawalObstacle(
  { hasWithdrawn, isAllowedByStaff }: SinceBan,
  { level, isAll }: { readonly level: number; readonly isAll: boolean },
): LastWithdrawalObstacle | undefined {
  if (!provenAt(level).id && !isAllowedByStaff) return "id_required";
  if (hasWithdrawn) return "last_withdrawal_used";
  return isAll ? undefined : "last_withdrawal_all";
}

/** Why staff cannot allow another withdrawal: the person is not banned. */
export interface NotBanned {
  readonly code: "not_banned";
}
