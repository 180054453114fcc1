import { useHistoryState } from "wouter/use-browser-location";
import type { MyOfferView } from "../../http/contract/offer/my-offer-views.ts";

/** What became of an offer that was saved; `held`: moderators look at it first. */
type SavedOffer = "published" | "held" | "changed";

/** The history state with which the list of offers is opened after one was saved. */
export function savedState(offer: MyOfferView | undefined, isNew: boolean): object {
  const isHeld = offer?.moderation.heldBy !== undefined && offer.moderation.heldBy !== null;
  return { savedOffer: isHeld ? "held" : isNew ? "published" : "changed" };
}

/** What became of the offer that was just saved, if this page was opened by that. */
export function useSavedOffer(): SavedOffer | undefined {
  const state: unknown = useHistoryState();
  if (typeof state !== "object" || state === null || !("savedOffer" in state)) return undefined;
  const { savedOffer } = state;
  return (["published", "held", "changed"] as const).find((each) => each === savedOffer);
}
