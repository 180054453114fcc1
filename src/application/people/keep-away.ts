import type { AccountStateStore } from "../ports/account-state-store.ts";
import type { StaffActor } from "../actor/staff-actor.ts";

/**
 * Why somebody keeps away from a person's account; undefined where he need not.
 *
 * - `not_found`: he is near to the person, and finds nobody.
 * - `conflict_of_interest`: the person had a trade with him, or with somebody he is near to.
 */
export async function keepAwayFrom(
  states: Pick<AccountStateStore, "hasTradedWith">,
  { nearIds }: StaffActor,
  traderId: string,
): Promise<"not_found" | "conflict_of_interest" | undefined> {
  if (nearIds.length === 0) return undefined;
  if (nearIds.includes(traderId)) return "not_found";
  return (await states.hasTradedWith(traderId, nearIds)) ? "conflict_of_interest" : undefined;
}
