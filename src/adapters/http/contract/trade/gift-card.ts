import { Type } from "typebox";
import { closed, dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { ShareCodeDto, ShowCardDto } from "./gift-card-dto.ts";
import { actRefusalCodes, textRefusalCodes } from "./trade-refusals.ts";
import { tradeView } from "./trade-views.ts";

const theTrade = { 200: { description: "The current trade", body: dataOf(tradeView) } };

export const showCard = route({
  id: "showCard",
  method: "post",
  path: "/rest/v1/trade/{id}/card",
  summary: "Show the gift card that one pays with, without its code",
  access: "trader",
  takesKey: true,
  body: ShowCardDto,
  answers: theTrade,
  refusals: ["gift_card_not_free", ...actRefusalCodes, ...textRefusalCodes],
});

export const acceptCard = route({
  id: "acceptCard",
  method: "post",
  path: "/rest/v1/trade/{id}/card/accept",
  summary: "Accept the gift card, as the seller",
  access: "trader",
  takesKey: true,
  answers: theTrade,
  refusals: actRefusalCodes,
});

export const declineCard = route({
  id: "declineCard",
  method: "post",
  path: "/rest/v1/trade/{id}/card/decline",
  summary: "Decline the gift card, as the seller: at most three times",
  access: "trader",
  takesKey: true,
  answers: theTrade,
  refusals: actRefusalCodes,
});

export const shareCode = route({
  id: "shareCode",
  method: "post",
  path: "/rest/v1/trade/{id}/card/code",
  summary: "Share the code of the accepted gift card: this is the payment",
  access: "trader",
  takesKey: true,
  body: ShareCodeDto,
  answers: theTrade,
  refusals: ["gift_card_not_free", ...actRefusalCodes, ...textRefusalCodes],
});

export const revealCode = route({
  id: "revealCode",
  method: "post",
  path: "/rest/v1/trade/{id}/card/reveal",
  summary: "Read the code of the gift card; the first reading is on the timeline",
  access: "trader",
  answers: { 200: { description: "The code", body: dataOf(closed({ code: Type.String() })) } },
  refusals: actRefusalCodes,
});

export const giftCardRoutes = { showCard, acceptCard, declineCard, shareCode, revealCode };
