import { Type, type Static } from "typebox";
import { specialStates } from "../../../../domain/offer/special-offer.ts";
import { dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { CreateSpecialOfferDto } from "./create-special-offer-dto.ts";
import { offerMostBytes } from "./my-offer.ts";
import { myOffer } from "./my-offer-views.ts";
import { amountTypeView } from "./offer-views.ts";
import { named } from "../schema-names.ts";

/** Only the person whom it addresses sees and takes it, once, at the price of its first moment. */
export const createSpecialOffer = route({
  id: "createSpecialOffer",
  method: "post",
  path: "/rest/v1/offers/special",
  summary: "Make an offer to one person, in a chat with them; it can be taken once, for 24 hours",
  access: "trader",
  takesKey: true,
  body: CreateSpecialOfferDto,
  mostBytes: offerMostBytes,
  answers: { 200: { description: "The offer", body: dataOf(myOffer) } },
  refusals: [
    "too_many_active_offers",
    "no_fresh_rate",
    "chat_blocked",
    "chat_own_block",
    "chat_own_setting",
    "chat_account_limited",
    "chat_unanswered",
  ],
});

/** A special offer as the chat of the two shows it. */
export const specialOfferView = view("SpecialOffer", {
  idHashed: Type.String(),
  isMine: Type.Boolean(),
  /** What its owner does. */
  offerType: Type.Union([Type.Literal("buy"), Type.Literal("sell")]),
  cryptoCurrencyCode: Type.String(),
  fiatCurrencyCode: Type.String(),
  paymentMethodName: Type.String(),
  paymentMethodSlug: Type.String(),
  /** Of one coin. */
  price: orNull(Type.String()),
  amountType: amountTypeView,
  fiatAmountRangeMin: orNull(Type.String()),
  fiatAmountRangeMax: orNull(Type.String()),
  predefinedAmounts: Type.Array(Type.String()),
  expiresAt: Type.String({ description: "ISO 8601, UTC" }),
  /** `held`: a moderator has not approved it. */
  state: named("SpecialState", Type.Enum(specialStates)),
});

export type SpecialOfferView = Static<typeof specialOfferView>;

export const specialOfferRoutes = { createSpecialOffer };
