import type { TraderId } from "../../domain/id/id.ts";
import type { AccountStateStore } from "../ports/account-state-store.ts";
import type { StaffActor } from "../actor/staff-actor.ts";

/**
 * Why a member of staff must stay away from a person's account; undefined if they need not.
 *
 * - `conflict_of_interest`: it is their own or one they are linked to, or the person had a trade with
 *   them or with someone they are linked to.
 */
export async function keepAwayFrom(
  states: Pick<AccountStateStore, "hasTradedWith">,
  { linkedIds }: StaffActor,
  traderId: TraderId,
): Promise<"conflict_of_interest" | undefined> {
  if (linkedIds.length === 0) return undefined;
  const isLinked =
    linkedIds.includes(traderId) || (await states.hasTradedWith(traderId, linkedIds));
  return isLinked ? "conflict_of_interest" : undefined;
}
