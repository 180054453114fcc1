import { Type } from "typebox";
import { dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { marginRow, myOffer, pinnedInfo } from "./my-offer-views.ts";
import { ChangeMarginsDto } from "./change-margins-dto.ts";
import { promotionRefusalCodes } from "./offer-refusals.ts";
import { PromoteOfferDto } from "./promote-offer-dto.ts";

const thePinnedInfo = {
  200: { description: "Where the offer stands", body: dataOf(pinnedInfo) },
};

export const promoteOffer = route({
  id: "promoteOffer",
  method: "post",
  path: "/rest/v1/my-offers/{hash}/promote",
  summary: "Feature an offer for a day",
  access: "trader",
  body: PromoteOfferDto,
  answers: thePinnedInfo,
  refusals: promotionRefusalCodes,
});

export const viewPinnedInfo = route({
  id: "viewPinnedInfo",
  method: "get",
  path: "/rest/v1/my-offers/{hash}/pinned-info",
  summary: "Where an offer stands in lists",
  access: "trader",
  answers: thePinnedInfo,
});

export const resetPenalty = route({
  id: "resetPenalty",
  method: "put",
  path: "/rest/v1/my-offers/{hash}/reset-penalty",
  summary: "Take back the points that an offer lost",
  access: "trader",
  answers: { 200: { description: "The current offer", body: dataOf(myOffer) } },
  refusals: ["no_penalty", "penalty_reset_used"],
});

/** Each offer for itself: what is wrong with one keeps no other back. A preview changes nothing. */
export const changeMargins = route({
  id: "changeMargins",
  method: "post",
  path: "/rest/v1/offer-manager/margins",
  summary: "Change the margins of many offers, or tell where they would stand",
  access: "trader",
  body: ChangeMarginsDto,
  mostBytes: 32_768,
  answers: {
    200: { description: "A row for each offer", body: dataOf(Type.Array(marginRow)) },
  },
});

/** What puts offers before others, and behind them. */
export const offerStandingRoutes = { promoteOffer, viewPinnedInfo, resetPenalty, changeMargins };
