import type { OfferWish } from "../../../../application/offer/offer-wish.ts";
import type { OfferFilters } from "../../../../domain/offer/offer-filters.ts";
import type { ListOffersDto } from "../../contract/offer/list-offers-dto.ts";
import { filtersOf } from "./filters-of-query.ts";
import { positionOf } from "./page-id.ts";

/** The default page size (specification, section 9). */
const usualLimit = 10;

/**
 * The search that a query asks for; undefined if its page id is not one of ours. `saved`: the filters that
 * hold where the query has none of its own.
 */
export function wishOf(
  query: ListOffersDto,
  saved: Partial<OfferFilters> = {},
): OfferWish | undefined {
  const after = query.page_id === undefined ? undefined : positionOf(query.page_id);
  if (query.page_id !== undefined && !after) return undefined;
  return {
    ...saved,
    ...filtersOf(query),
    ...(after && { after }),
    limit: query.limit === undefined ? usualLimit : Number(query.limit),
  };
}
