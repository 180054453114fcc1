import { Type } from "typebox";
import { closed, dataAndMetaOf, dataOf, view } from "../envelope.ts";
import { pageMeta } from "../page-meta.ts";
import { route } from "../route.ts";
import { ListOfferFeedbackDto } from "./list-offer-feedback-dto.ts";
import { ListOffersDto } from "./list-offers-dto.ts";
import { OfferFiltersDto } from "./offer-filters-dto.ts";
import { ListTagsDto } from "./list-tags-dto.ts";
import { ListRateSourcesDto } from "./list-rate-sources-dto.ts";
import { myOfferRoutes } from "./my-offer.ts";
import { moderationTextCodes } from "./offer-refusals.ts";
import { offerFacetsView } from "./offer-facets.ts";
import { exchangeRateView } from "./exchange-rate-views.ts";
import { offerCard, offerFeedbackView, offerListMeta, viewedOffer } from "./offer-views.ts";
import { ReportOfferDto } from "./report-offer-dto.ts";

export const listOffers = route({
  id: "listOffers",
  method: "get",
  path: "/rest/v1/offers",
  summary: "Offers that anyone can take, best first",
  access: "anyone",
  query: ListOffersDto,
  answers: {
    200: {
      description: "A page of offers",
      body: dataAndMetaOf(Type.Array(offerCard), offerListMeta),
    },
  },
});

/** Counted up to a bound and kept for a minute: each number says whether there may be more. */
export const countOfferFacets = route({
  id: "countOfferFacets",
  method: "get",
  path: "/rest/v1/offer-facets",
  summary: "How many offers a search would find by payment method, currency, country and tag",
  access: "anyone",
  query: OfferFiltersDto,
  answers: {
    200: {
      description: "Each facet is counted among the offers that all other filters leave",
      body: dataOf(offerFacetsView),
    },
  },
});

/** Owners may use other tags, too; the list of offers takes any tag as a filter. */
export const listTags = route({
  id: "listTags",
  method: "get",
  path: "/rest/v1/tags",
  summary: "The tags that many offers have",
  access: "anyone",
  query: ListTagsDto,
  answers: {
    200: {
      description: "Tags",
      body: dataOf(
        Type.Array(
          view("OfferTag", {
            slug: Type.String(),
            name: Type.String(),
            description: Type.String(),
          }),
        ),
      ),
    },
  },
});

/** Offers can follow one of them instead of the market price. */
export const listRateSources = route({
  id: "listRateSources",
  method: "get",
  path: "/rest/v1/rate-sources",
  summary: "What each exchange says of a market, as far as it counts",
  access: "anyone",
  query: ListRateSourcesDto,
  answers: {
    200: {
      description: "Prices by exchange; none where no exchange has the market",
      body: dataOf(Type.Array(exchangeRateView)),
    },
  },
});

export const viewOffer = route({
  id: "viewOffer",
  method: "get",
  path: "/rest/v1/offers/{id}",
  summary: "One offer with its terms",
  access: "anyone",
  answers: { 200: { description: "The offer", body: dataOf(viewedOffer) } },
});

export const listOfferFeedback = route({
  id: "listOfferFeedback",
  method: "get",
  path: "/rest/v1/offers/{id}/feedback",
  summary: "Feedback on the owner after trades on the offer, newest first",
  access: "anyone",
  query: ListOfferFeedbackDto,
  answers: {
    200: { description: "A page", body: dataAndMetaOf(offerFeedbackView, pageMeta) },
  },
});

/** A second report by the same user has no effect while the first is open. */
export const reportOffer = route({
  id: "reportOffer",
  method: "post",
  path: "/rest/v1/offers/{id}/report",
  summary: "Report an offer to the moderators",
  access: "trader",
  body: ReportOfferDto,
  answers: {
    200: {
      description: "Reported",
      body: dataOf(closed({ isOfferReported: Type.Boolean() })),
    },
  },
  refusals: ["own_offer", ...moderationTextCodes],
});

export const offerRoutes = {
  listOffers,
  countOfferFacets,
  listTags,
  listRateSources,
  viewOffer,
  listOfferFeedback,
  reportOffer,
  ...myOfferRoutes,
};
