import { Type } from "typebox";
import { closed, dataAndMetaOf, dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { ListOffersDto } from "./list-offers-dto.ts";
import { myOfferRoutes } from "./my-offer.ts";
import { moderationTextCodes } from "./offer-refusals.ts";
import { offerCard, offerListMeta, viewedOffer } from "./offer-views.ts";
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

export const viewOffer = route({
  id: "viewOffer",
  method: "get",
  path: "/rest/v1/offers/{id}",
  summary: "One offer with its terms",
  access: "anyone",
  answers: { 200: { description: "The offer", body: dataOf(viewedOffer) } },
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

export const offerRoutes = { listOffers, viewOffer, reportOffer, ...myOfferRoutes };
