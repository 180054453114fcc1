import type { TraderId } from "../../domain/id/id.ts";
import type { NewOffer } from "../../domain/offer/create-offer.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { OfferStore } from "../ports/offer-store.ts";

/**
 * The owner already has the maximum of active offers; the key was used for another offer, or for one
 * that has since been deleted (`not_found`).
 */
export type StoreNewOfferRefusal =
  | { readonly code: "key_reused" | "not_found" }
  | { readonly code: "too_many_active_offers"; readonly most: number };

/** Stores a new offer; with a key, only once. */
export async function storeNewOffer(
  offers: Pick<OfferStore, "insert" | "own">,
  offer: NewOffer,
  most: number,
  key: CommandKey | undefined,
): Promise<Result<Offer, StoreNewOfferRefusal>> {
  const stored = await offers.insert(offer, most, key);
  switch (stored.outcome) {
    case "stored":
      return accept(stored.offer);
    case "too_many_active_offers":
      return refuse({ code: stored.outcome, most });
    case "key_reused":
      return refuse({ code: stored.outcome });
    case "replayed":
      return storedBefore(offers, offer.ownerId, stored.answer);
  }
}

async function storedBefore(
  offers: Pick<OfferStore, "own">,
  ownerId: TraderId,
  id: string,
): Promise<Result<Offer, StoreNewOfferRefusal>> {
  const own = await offers.own(ownerId, id);
  return own ? accept(own.offer) : refuse({ code: "not_found" });
}
