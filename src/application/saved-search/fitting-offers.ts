import type { OfferFilters } from "../../domain/offer/offer-filters.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import { mostSeen } from "../../domain/saved-search/saved-search.ts";
import type { Actor } from "../actor/actor.ts";
import type { ListOffers } from "../offer/list-offers.ts";
import type { WishRefusal } from "../offer/offer-wish.ts";

/** The offers that a search finds now and its owner can take, best first: by the rule of the list. */
export async function fittingOffers(
  offers: Pick<ListOffers, "execute">,
  filters: OfferFilters,
  owner: Actor,
): Promise<Result<readonly string[], WishRefusal>> {
  const found = await offers.execute({ ...filters, isAcceptable: true, limit: mostSeen }, owner);
  if (!found.ok) return found;
  // A list of offers by people whom the reader blocked has what they cannot take, whatever it is asked for.
  const fitting = found.value.offers.filter(({ obstacle }) => obstacle === undefined);
  return accept(fitting.map(({ offer }) => offer.id));
}
