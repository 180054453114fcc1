import type { FindFavorites } from "../../../../application/favorite/find-favorites.ts";
import type { OfferInView } from "../../../../application/offer/offer-in-view.ts";
import type { ListOfferFeedback } from "../../../../application/offer/list-offer-feedback.ts";
import type { CountFacets } from "../../../../application/offer/count-facets.ts";
import type { ListOffers } from "../../../../application/offer/list-offers.ts";
import type { ReportOffer } from "../../../../application/offer/report-offer.ts";
import type { ViewOffer } from "../../../../application/offer/view-offer.ts";
import type { ListSavedSearches } from "../../../../application/saved-search/list-saved-searches.ts";
import type { MarketPrices } from "../../../../application/ports/market-prices.ts";
import type { IsWithdrawn } from "../../../../domain/catalogue/catalogue-entry.ts";
import { pageMetaOf } from "../../contract/page-meta.ts";
import {
  listOfferFeedback,
  countOfferFacets,
  listOffers,
  listRateSources,
  reportOffer,
  viewOffer,
} from "../../contract/offer/offer.ts";
import { bind, ok, type BoundRoute, type FieldFailure } from "../bound-route.ts";
import { presentExchangeRates } from "../exchange-rates.ts";
import { myOfferRoutes, type MyOfferUseCases } from "./my-offer-routes.ts";
import { offerCardOf, offerFeedbackOf, priceText, viewedOfferOf } from "./offer-presenter.ts";
import { offerFacetsOf } from "./facet-presenter.ts";
import { filtersOf } from "./filters-of-query.ts";
import { isId } from "./offer-id.ts";
import { pageIdOf } from "./page-id.ts";
import { tagRoutes } from "./tag-routes.ts";
import { failureOfWish } from "./wish-failure.ts";
import { wishOf } from "./wish-of-query.ts";

/** Dependencies of the offer routes. */
export interface OfferUseCases extends MyOfferUseCases {
  readonly listOffers: ListOffers;
  readonly countFacets: CountFacets;
  readonly viewOffer: ViewOffer;
  readonly listOfferFeedback: ListOfferFeedback;
  readonly reportOffer: ReportOffer;
  readonly marketPrices: Pick<MarketPrices, "exchangeRates">;
  readonly withdrawnEntries: { readonly isWithdrawn: IsWithdrawn };
  readonly findFavorites: FindFavorites;
  readonly listSavedSearches: Pick<ListSavedSearches, "one">;
}

/** Offers: the list, a single offer, and one's own. */
export function offerRoutes(useCases: OfferUseCases): readonly BoundRoute[] {
  return [
    bind(listOffers).to(async ({ query, actor }) => {
      const { searchId } = query;
      const saved =
        searchId === undefined ? undefined : await useCases.listSavedSearches.one(actor, searchId);
      if (searchId !== undefined && !saved) return refusedField(badSearchId);
      const wish = wishOf(query, saved?.filters);
      if (!wish) return refusedField(badPageId);
      const list = await useCases.listOffers.execute(wish, actor);
      if (!list.ok) return refusedField(failureOfWish(list.refusal));
      const { offers, total, next, market } = list.value;
      const asker = query.withFavorites === "1" ? actor : undefined;
      const favorites = await useCases.findFavorites.execute(asker, offers.map(idOf));
      return {
        status: 200,
        body: {
          data: offers.map((each) => offerCardOf(each, favorites)),
          meta: {
            total,
            nextPageId: next ? pageIdOf(next) : null,
            marketPrice: priceText(market),
          },
        },
      };
    }),
    bind(viewOffer).to(async ({ parameters, actor }) => {
      if (!isId(parameters.id)) return { refusal: "not_found" };
      const seen = await useCases.viewOffer.execute(parameters.id, actor);
      if (!seen.ok) return { refusal: "not_found" };
      const [favorites, feedback] = await Promise.all([
        useCases.findFavorites.execute(actor, [parameters.id]),
        useCases.listOfferFeedback.ofSeen(seen.value.offer, 1),
      ]);
      return ok(viewedOfferOf(seen.value, favorites, offerFeedbackOf(parameters.id, feedback)));
    }),
    bind(listOfferFeedback).to(async ({ parameters: { id }, query, actor }) => {
      if (!isId(id)) return { refusal: "not_found" };
      const page = Number(query.page ?? 1);
      const found = await useCases.listOfferFeedback.execute(id, page, actor);
      if (!found) return { refusal: "not_found" };
      const meta = pageMetaOf(found.total, found.perPage, page);
      return { status: 200, body: { data: offerFeedbackOf(id, found), meta } };
    }),
    bind(reportOffer).to(async ({ actor, parameters: { id }, body: { reason, text = "" } }) => {
      if (!isId(id)) return { refusal: "not_found" };
      const reported = await useCases.reportOffer.execute(actor, id, { reason, text });
      if (reported.ok) return ok({ isOfferReported: true });
      const { refusal } = reported;
      return refusal.code === "rate_limited"
        ? {
            refusal: refusal.code,
            headers: { "Retry-After": String(refusal.retryAfterSeconds) },
          }
        : { refusal: refusal.code };
    }),
    bind(countOfferFacets).to(async ({ query, actor }) => {
      const counted = await useCases.countFacets.execute({ ...filtersOf(query), limit: 0 }, actor);
      if (!counted.ok) return refusedField(failureOfWish(counted.refusal));
      return ok(offerFacetsOf(counted.value));
    }),
    bind(listRateSources).to(({ query: { crypto_currency_code: asset, currency } }) =>
      Promise.resolve(ok(presentExchangeRates(useCases.marketPrices, asset, currency))),
    ),
    ...tagRoutes(useCases.withdrawnEntries),
    ...myOfferRoutes(useCases),
  ];
}

function idOf({ offer }: OfferInView): string {
  return offer.id;
}

const badPageId: FieldFailure = {
  field: "page_id",
  code: "unknown",
  message: "page_id must be one that an earlier answer gave",
};

const badSearchId: FieldFailure = {
  field: "searchId",
  code: "unknown",
  message: "searchId must be a saved search of yours",
};

function refusedField(failure: FieldFailure) {
  return { refusal: "validation" as const, details: [failure] };
}
