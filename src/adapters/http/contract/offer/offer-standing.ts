import { dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { myOffer, pinnedInfo } from "./my-offer-views.ts";
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

/** What puts offers before others, and behind them. */
export const offerStandingRoutes = { promoteOffer, viewPinnedInfo, resetPenalty };
