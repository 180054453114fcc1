import { tradeFlowView } from "../trade/flow-views.ts";
import { Type, type Static } from "typebox";
import { closed, orNull, view } from "../envelope.ts";
import { offerAreaView } from "./offer-area-view.ts";
import { moderationStatusView, offerSignalNameView } from "./moderation-views.ts";
import {
  amountTypeView,
  cardLimitsView,
  cashbackView,
  dutyHoursView,
  offerGatesView,
} from "./offer-views.ts";
import { rateFormulaView } from "./exchange-rate-views.ts";
import { named } from "../schema-names.ts";

const side = Type.Union([Type.Literal("buy"), Type.Literal("sell")]);

/** The total the offer may trade, in its currency. */
const offerCapView = view("OfferCap", {
  amount: Type.String(),
  /** What has been traded plus what running trades hold. */
  used: Type.String(),
  remaining: Type.String(),
  isReachedCap: Type.Boolean(),
  /** Less than the minimum amount remains: the offer cannot be taken. */
  isCapLessThanMin: Type.Boolean(),
});

/** The moderation state as shown to the owner. Times are ISO 8601, UTC. */
const offerModerationView = view("OfferModeration", {
  status: moderationStatusView,
  /**
   * What was flagged in an offer not yet reviewed. Null once it is decided, or if nothing was
   * found.
   */
  heldBy: orNull(offerSignalNameView),
  /** The reason given with the last decision. */
  reason: orNull(Type.String()),
  decidedAt: orNull(Type.String()),
  /** The owner's deadline to appeal; null if they cannot. */
  appealUntil: orNull(Type.String()),
  appeal: orNull(Type.String()),
});

/** Why an active offer cannot be taken; shown to its owner only. */
const offerMessageCode = named(
  "OfferMessageCode",
  Type.Union([
    Type.Literal("AccountState"),
    Type.Literal("UnderReview"),
    Type.Literal("Rejected"),
    Type.Literal("RejectedForGood"),
    Type.Literal("Appealed"),
    Type.Literal("BondInsufficient"),
    Type.Literal("NoPaymentDetails"),
    Type.Literal("LowBalance"),
    Type.Literal("ReachedCap"),
    Type.Literal("CapLessThanMin"),
    Type.Literal("LimitReached"),
    Type.Literal("NoFreshRate"),
    Type.Literal("OnHoliday"),
    Type.Literal("OutsidePriceGuard"),
  ]),
);

/** One's own offer (specification, section 3). Fiat amounts are decimal strings. */
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
  /** The owner's setting. */
  isActive: Type.Boolean(),
  /** Whether others can take it: active, approved, and nothing on the owner's side prevents it. */
  isEnabled: Type.Boolean(),
  /** Of the owner's security deposit: below what is asked an offer that needs one is not enabled. */
  depositInfo: closed({ isBondInsufficient: Type.Boolean() }),
  moderation: offerModerationView,
  hasGiftCards: Type.Boolean(),
  flowType: tradeFlowView,
  /** The percentage of the amount that the seller pays on top, "0.5". */
  offerFee: Type.String(),
  /** The same where the owner set it in place of the table's; null otherwise. */
  manualEscrowFee: orNull(Type.String()),
  /** Whether an admin lets the owner set it. */
  isManualEscrowFeeAllowed: Type.Boolean(),
  /** otc, silent-pool or gift-cards; null for the usual market. */
  area: orNull(offerAreaView),
  /** In percent, "1.5"; null for a fixed price. */
  margin: orNull(Type.String()),
  /** Per coin; null for a margin. */
  fixedPrice: orNull(Type.String()),
  rateFormula: rateFormulaView,
  /** Between which market prices it is on; null: at any. */
  priceGuard: orNull(
    closed({
      min: orNull(Type.String()),
      max: orNull(Type.String()),
      /** Whether it comes back when the market does. */
      comesBack: Type.Boolean(),
    }),
  ),
  /** The current price per coin; null if a margin has no market price. */
  price: orNull(Type.String()),
  marketPrice: orNull(Type.String()),
  amountType: amountTypeView,
  /** As set by the owner; null if the offer lists fixed amounts. */
  fiatAmountRangeMin: orNull(Type.String()),
  fiatAmountRangeMax: orNull(Type.String()),
  predefinedAmounts: Type.Array(Type.String()),
  label: Type.String(),
  terms: Type.String(),
  /** Shown to the other side once the escrow is held; empty: nothing. */
  tradeDetails: Type.String(),
  paymentDetails: Type.Array(closed({ label: Type.String(), value: Type.String() })),
  /** The saved account that `paymentDetails` come from; null where they were typed. */
  savedAccount: orNull(Type.String()),
  /** The ids of saved bank accounts to which a buyer may pay. */
  bankAccounts: Type.Array(Type.String()),
  tags: Type.Array(Type.String()),
  ...cardLimitsView,
  /** Where cash changes hands. */
  location: orNull(
    closed({
      country: Type.String(),
      /** Of its region, and the name of that. */
      locationId: orNull(Type.Integer()),
      region: Type.String(),
      city: Type.String(),
      /** Of the city; null where none is named. */
      cityId: orNull(Type.Integer()),
    }),
  ),
  windowMinutes: Type.Integer(),
  /** Whether the owner funds the escrow only after the trade starts. */
  deferredEscrow: Type.Boolean(),
  /** Whether that escrow is on the chain, with a key for each side. */
  multisigEscrow: Type.Boolean(),
  dutyHours: dutyHoursView,
  /** When the owner is back; null while they are on duty. */
  termUntilOnlineMessage: orNull(Type.String()),
  ...cashbackView,
  ...offerGatesView,
  offerVersion: Type.Integer(),
  /** Null without a cap. */
  cap: orNull(offerCapView),
  messages: Type.Array(closed({ code: offerMessageCode, message: Type.String() })),
  /** Moderators put it before all others. */
  isStickied: Type.Boolean(),
  isFeaturedByModerator: Type.Boolean(),
  /** By moderators, or promoted and begun. */
  isFeatured: Type.Boolean(),
  /** The promotion that runs or is still to begin. */
  promotion: orNull(closed({ startsAt: Type.String(), endsAt: Type.String() })),
  /** Points lost for trades left unanswered or cancelled; null without. */
  penalty: orNull(
    closed({
      points: Type.Integer(),
      /** When the owner can take them back; null: now. */
      resettableFrom: orNull(Type.String()),
    }),
  ),
});

export type MyOfferView = Static<typeof myOffer>;

export const myOfferListMeta = view("MyOfferListMeta", {
  buyCount: Type.Integer(),
  sellCount: Type.Integer(),
  /** No buy offer is active. */
  isNotBuyActiveOffers: Type.Boolean(),
  isNotSellActiveOffers: Type.Boolean(),
  /** Promotions in this calendar month, UTC. */
  promoteTotal: Type.Integer(),
  promoteAvailable: Type.Integer(),
});

/** Where an offer stands in the list of its coin and currency. */
export const pinnedInfo = view("PinnedInfo", {
  isPinned: Type.Boolean(),
  /** ISO 8601; null if it is not promoted, or moderators keep it in front. */
  pinnedUntil: orNull(Type.String()),
  /** From 1; null if it is not listed, or beyond the thousandth. */
  position: orNull(Type.Integer()),
  promoteAvailable: Type.Integer(),
});

/** What becomes of one offer whose margin was to change. */
export const marginRow = view("MarginRow", {
  hash: Type.String(),
  /** In the list of its coin and currency; null if not listed, or after a change. */
  position: orNull(Type.Integer()),
  positionAfter: orNull(Type.Integer()),
  /** Why its margin is not changed; null if it is. */
  code: orNull(Type.String()),
  message: orNull(Type.String()),
});

export type MyOfferListMeta = Static<typeof myOfferListMeta>;
