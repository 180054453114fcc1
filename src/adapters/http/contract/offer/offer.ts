import { Type } from "typebox";
import { dataAndMetaOf, dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { ListOffersDto } from "./list-offers-dto.ts";
import { myOfferRoutes } from "./my-offer.ts";
import { offerCard, offerListMeta, viewedOffer } from "./offer-views.ts";

export const listOffers = route({
  id: "listOffers",
  method: "get",
  path: "/rest/v1/offers",
  summary: "Offers that a visitor can take, best first",
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

export const offerRoutes = { listOffers, viewOffer, ...myOfferRoutes };
