import { approveOffer, rejectOffer } from "../../domain/offer/moderation.ts";
import { may } from "../../domain/staff/staff-roles.ts";
import type { OfferInModeration } from "../ports/offer-moderation.ts";
import type { StaffActor } from "../actor/staff-actor.ts";

/** By the names of the routes; `reject_for_good` is a rejection without an appeal. */
export type OpenAct = "approve" | "reject" | "reject_for_good" | "mark";

/** What a member of staff may do with an offer now, according to the rules themselves. */
export function openActs(
  { offer, deletedAt, now }: OfferInModeration,
  { staffId, linkedIds, role }: StaffActor,
): readonly OpenAct[] {
  if (deletedAt !== undefined || !may(role, "moderate_offers")) return [];
  const decision = { by: staffId, linkedIds, reason: "", at: now };
  const outcomes = [
    ["approve", approveOffer(offer, decision)],
    ["reject", rejectOffer(offer, decision, false)],
    ["reject_for_good", rejectOffer(offer, decision, true)],
  ] as const;
  const open = outcomes.flatMap(([act, outcome]) => (outcome.ok ? [act] : []));
  return linkedIds.includes(offer.ownerId) ? open : [...open, "mark"];
}
