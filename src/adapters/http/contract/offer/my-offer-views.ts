import { Type, type Static } from "typebox";
import { closed, orNull, view } from "../envelope.ts";
import { moderationStatusView, offerSignalNameView } from "./moderation-views.ts";
import { named } from "../schema-names.ts";

const side = Type.Union([Type.Literal("buy"), Type.Literal("sell")]);

/** How much the offer may trade in all, in its currency. */
const offerCapView = view("OfferCap", {
  amount: Type.String(),
  /** What was traded and what running trades hold. */
  used: Type.String(),
  remaining: Type.String(),
  isReachedCap: Type.Boolean(),
  /** What remains is less than the smallest amount: the offer cannot be taken. */
  isCapLessThanMin: Type.Boolean(),
});

/** What moderators think of an offer, as its owner is told. Times are ISO 8601, UTC. */
const offerModerationView = view("OfferModeration", {
  status: moderationStatusView,
  /** Nobody looked yet: this was found in it. Null once somebody decided, or nothing was found. */
  heldBy: orNull(offerSignalNameView),
  /** Of the last decision. */
  reason: orNull(Type.String()),
  decidedAt: orNull(Type.String()),
  /** Until when the owner may appeal; null where he cannot. */
  appealUntil: orNull(Type.String()),
  appeal: orNull(Type.String()),
});

/** Why an active offer cannot be taken, as only its owner is told. */
const offerMessageCode = named(
  "OfferMessageCode",
  Type.Union([
    Type.Literal("AccountState"),
    Type.Literal("UnderReview"),
    Type.Literal("Rejected"),
    Type.Literal("RejectedForGood"),
    Type.Literal("Appealed"),
    Type.Literal("LowBalance"),
    Type.Literal("ReachedCap"),
    Type.Literal("CapLessThanMin"),
    Type.Literal("LimitReached"),
    Type.Literal("NoFreshRate"),
  ]),
);

/** One's own offer (specification, section 3). Fiat amounts are decimals as text. */
export const myOffer = view("MyOffer", {
  idHashed: Type.String(),
  /** What the owner does. */
  type: side,
  cryptoCurrencyCode: Type.String(),
  fiatCurrencyCode: Type.String(),
  paymentMethod: closed({
    id: Type.Integer(),
    groupId: Type.Integer(),
    name: Type.String(),
    slug: Type.String(),
  }),
  /** What the owner wishes. */
  isActive: Type.Boolean(),
  /** Whether others can take it: active, approved, and nothing of the owner's stands in the way. */
  isEnabled: Type.Boolean(),
  moderation: offerModerationView,
  hasGiftCards: Type.Boolean(),
  flowType: Type.String(),
  /** Percent of the amount that the seller pays on top, "0.5". */
  offerFee: Type.String(),
  /** In percent, "1.5"; null for a fixed price. */
  margin: orNull(Type.String()),
  /** Of one coin; null for a margin. */
  fixedPrice: orNull(Type.String()),
  /** What one coin costs now; null where the margin has no market price. */
  price: orNull(Type.String()),
  marketPrice: orNull(Type.String()),
  /** As the owner set them; null where the offer names its amounts. */
  fiatAmountRangeMin: orNull(Type.String()),
  fiatAmountRangeMax: orNull(Type.String()),
  predefinedAmounts: Type.Array(Type.String()),
  label: Type.String(),
  terms: Type.String(),
  paymentDetails: Type.Array(closed({ label: Type.String(), value: Type.String() })),
  tags: Type.Array(Type.String()),
  windowMinutes: Type.Integer(),
  /** Whether the owner funds the escrow only after the start. */
  deferredEscrow: Type.Boolean(),
  offerVersion: Type.Integer(),
  /** Null without a cap. */
  cap: orNull(offerCapView),
  messages: Type.Array(closed({ code: offerMessageCode, message: Type.String() })),
});

export type MyOfferView = Static<typeof myOffer>;

export const myOfferListMeta = view("MyOfferListMeta", {
  buyCount: Type.Integer(),
  sellCount: Type.Integer(),
  /** No buy offer is active. */
  isNotBuyActiveOffers: Type.Boolean(),
  isNotSellActiveOffers: Type.Boolean(),
});

export type MyOfferListMeta = Static<typeof myOfferListMeta>;
