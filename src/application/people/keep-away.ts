import type { TraderId } from "../../domain/id/id.ts";
import type { AccountStateStore } from "../ports/account-state-store.ts";
import type { StaffActor } from "../actor/staff-actor.ts";

/**
 * Why a member of staff must stay away from a person's account; undefined if they need not.
 *
 * - `not_found`: they are linked to the person, so they find nobody.
 * - `conflict_of_interest`: the person had a trade with them, or with someone they are linked to.
 */
export async function keepAwayFrom(
  states: Pick<AccountStateStore, "hasTradedWith">,
  { linkedIds }: StaffActor,
  traderId: TraderId,
): Promise<"not_found" | "conflict_of_interest" | undefined> {
  if (linkedIds.length === 0) return undefined;
  if (linkedIds.includes(traderId)) return "not_found";
  return (await states.hasTradedWith(traderId, linkedIds)) ? "conflict_of_interest" : undefined;
}
