import { Type, type Static } from "typebox";
import { lastSeenStatusView } from "../account/last-seen-view.ts";
import { closed, orNull, view } from "../envelope.ts";
import { receivedFeedbackView } from "../feedback/received-feedback.ts";
import { paymentLineNames } from "../../../../domain/catalogue/payment-lines.ts";
import { confirmKinds } from "../../../../domain/trade-start/confirmations.ts";
import { termsWarnings } from "../../../../domain/trade-start/terms-warning.ts";
import { tradeKinds } from "../../../../domain/trade-start/trade-kinds.ts";
import { mends } from "../../../../domain/trade-start/mends.ts";
import { offerAreaView } from "./offer-area-view.ts";
import { named } from "../schema-names.ts";
import { rateFormulaView } from "./exchange-rate-views.ts";

/** The offer's owner, as anyone may see them. */
const offerOwnerView = view("OfferOwner", {
  /** Empty in the silent pool, with everything else that tells who it is. */
  username: Type.String(),
  userAvatarUrl: orNull(Type.String()),
  /** By their own statement. */
  userCountryIso: orNull(Type.String()),
  userBadge: Type.String(),
  /** "Online", "5 minutes ago" … as specified; null if never seen. */
  lastSeen: orNull(Type.String()),
  /** success, warning or default. */
  lastSeenColor: Type.String(),
  lastSeenStatus: lastSeenStatusView,
  feedbackPositive: Type.Integer(),
  feedbackNegative: Type.Integer(),
  completedTrades: Type.Integer(),
  /** Of the last 30 days, as counted every few minutes. */
  monthlyTradeStats: closed({
    /** That ended. */
    trades: Type.Integer(),
    /** Rounded down; null without trades. */
    completedPercent: orNull(Type.Integer()),
    /** Of what was completed in the offer's coin, in whole coins: at least so much. */
    volumeClass: Type.String(),
  }),
  /** Over the last 30 releases, in seconds; null with fewer than three. */
  releaseTimeMedianSeconds: orNull(Type.Integer()),
  /** The same in words, "5 minutes". */
  releaseTimeMedianHumanize: orNull(Type.String()),
});

/** Why a trade cannot start, or what is confirmed first (specification, section 8). */
const tradeKindView = named("TradeKind", Type.Enum(tradeKinds));

const confirmKindView = named("ConfirmKind", Type.Enum(confirmKinds));

const paymentLineView = named("PaymentLine", Type.Enum(paymentLineNames));

const flowView = Type.Union([
  Type.Literal("default"),
  Type.Literal("gcc-auto"),
  Type.Literal("lite"),
  Type.Literal("bt-auto"),
]);

/** A range, or a list of amounts (specification, section 3). */
export const amountTypeView = named(
  "AmountType",
  Type.Union([Type.Literal("min_max"), Type.Literal("predefined")]),
);

/** Whom the owner lets take an offer. */
export const offerGatesView = {
  /** Whether only people whom the owner trusts see and take it. */
  showOnlyTrustedUser: Type.Boolean(),
  /** How many trades a taker must have completed. */
  requireMinPastTrades: Type.Integer(),
  requireVerifiedId: Type.Boolean(),
  /** Whether takers must show the owner their full name. */
  requireFullNameVisibility: Type.Boolean(),
  /** Whether signed-out visitors do not find it. */
  isAnonymousUserRestricted: Type.Boolean(),
  /** Whether takers may not come through a VPN. */
  isVpnRefused: Type.Boolean(),
  /** The most that buyers can take before they completed a trade with the owner. */
  newBuyerMaxFiatLimit: orNull(Type.String()),
  /** The only countries that takers may live in, if any are named, and those they may not. */
  allowedCountries: Type.Array(Type.String()),
  blockedCountries: Type.Array(Type.String()),
};

/** When the owner is there; null: always. */
export const dutyHoursView = orNull(
  closed({
    timezone: Type.String(),
    /** Whether nobody can start a trade outside them. */
    areStartsRefused: Type.Boolean(),
    /** 1 is Monday. Times are "09:30"; an end before the start is on the next day. */
    days: Type.Array(closed({ day: Type.Integer(), from: Type.String(), to: Type.String() })),
  }),
);

/** What the buyer gets on top at the release. */
export const cashbackView = {
  withCashback: Type.Boolean(),
  /** Of the crypto, "1.5"; null without. */
  cashbackPercent: orNull(Type.String()),
  /** What it is worth at most in one trade; null without a bound. */
  cashbackMaxValue: orNull(Type.String()),
};

/** Which cards are accepted; no entry: any. */
export const cardLimitsView = {
  /** What their numbers begin with. */
  binCodes: Type.Array(Type.String()),
  /** Where they are from (ISO 3166-1 alpha-2). */
  cardRegions: Type.Array(Type.String()),
};

/** One offer in a list. Crypto amounts are base units, fiat amounts decimals, both as strings. */
export const offerCard = view("OfferCard", {
  idHashed: Type.String(),
  /** What the owner does. */
  offerType: Type.Union([Type.Literal("buy"), Type.Literal("sell")]),
  cryptoCurrencyCode: Type.String(),
  fiatCurrencyCode: Type.String(),
  paymentMethodName: Type.String(),
  paymentMethodSlug: Type.String(),
  /** Null for the usual market. */
  area: orNull(offerAreaView),
  label: Type.String(),
  tags: Type.Array(Type.String()),
  ...cardLimitsView,
  /** Where cash changes hands: city, region, country, those of them that are named; empty: nowhere named. */
  location: Type.String(),
  owner: offerOwnerView,
  /** In percent, "1.5"; null for a fixed price. */
  margin: orNull(Type.String()),
  /** The price per coin; null while there is no fresh market price. */
  price: orNull(Type.String()),
  /** The same, by the specification's name. */
  fiatPricePerBtc: orNull(Type.String()),
  /** The same in US dollars; null while that is unknown. */
  pricePerBtc: orNull(Type.String()),
  /** What crypto that is worth a US dollar costs, in US dollars: "1.0150". */
  pricePerUsd: orNull(Type.String()),
  /** The percentage of the amount that the seller pays on top, "1". */
  feePercent: Type.String(),
  /** Off that fee, for whoever sells. */
  feeDiscountPercent: Type.Integer(),
  /** What a coin costs the viewer, or brings them after the escrow fee. */
  allInPrice: orNull(Type.String()),
  /** Whether the price is not a margin over the median of the market: it is fixed, or that of one exchange. */
  customRate: Type.Boolean(),
  rateFormula: rateFormulaView,
  /** Seconds since the epoch. */
  priceAt: Type.Integer(),
  offerVersion: Type.Integer(),
  /** Distance from the market in percent, "0.4". */
  marketDistance: orNull(Type.String()),
  /**
   * By which lists are ordered unless asked otherwise: 50 at the market price, a point for 0.2 % of
   * the price and up to 50 for how the owner trades; null without a market price.
   */
  score: orNull(Type.Number()),
  amountType: amountTypeView,
  fiatAmountRangeMin: orNull(Type.String()),
  fiatAmountRangeMax: orNull(Type.String()),
  /** The only amounts the offer accepts, if it lists them. */
  predefinedAmounts: Type.Array(Type.String()),
  /**
   * For the requested amount, or the minimum: what the visitor pays or gets, and the crypto for it.
   */
  quote: orNull(
    closed({
      fiat: Type.String(),
      crypto: Type.String(),
      /** The escrow fee that the seller pays on top, in base units. */
      fee: Type.String(),
      /** What the buyer gets on top, in base units. */
      cashback: Type.String(),
    }),
  ),
  /** Moderators put it before all others. */
  isStickied: Type.Boolean(),
  isFeaturedByModerator: Type.Boolean(),
  /** By moderators, or promoted by its owner: after the sticky ones, before the others. */
  isFeatured: Type.Boolean(),
  /** Whether it is one of the viewer's favorites; in the list of offers only if asked for. */
  isFavorite: Type.Boolean(),
  /** Whether the viewer blocked the owner. */
  isBlocked: Type.Boolean(),
  /** How a trade on it runs. */
  defaultFlowType: flowView,
  /** Whether its trades go on by themselves as soon as a step is done. */
  isAutomated: Type.Boolean(),
  /** Whether the owner funds the escrow only after the trade starts. */
  deferredEscrow: Type.Boolean(),
  /** Whether that escrow is on the chain, with a key for each side. */
  multisigEscrow: Type.Boolean(),
  /** Seconds since the epoch: when the owner is back; null while they are on duty. */
  onDutyFrom: orNull(Type.Integer()),
  ...cashbackView,
  ...offerGatesView,
  /** Whether the viewer can take it now; if not, the code says why (a refusal of the start). */
  takeable: Type.Boolean(),
  notTakeableCode: orNull(Type.String()),
  /** The same in the words of the specification, such as NewBuyerTradeLimit. */
  notTakeableKind: orNull(tradeKindView),
  /** The one step after which the viewer can take it; null where there is none. */
  notTakeableMend: orNull(named("Mend", Type.Enum(mends))),
  /** How many completed trades the viewer is short of (RemainingTrades); null for visitors. */
  remainingTrades: orNull(Type.Integer()),
  /** Seconds since the epoch: when the viewer can take it, if only time prevents it. */
  notTakeableUntil: orNull(Type.Integer()),
});

export type OfferCard = Static<typeof offerCard>;

export const offerListMeta = view("OfferListMeta", {
  /** Across all pages; counted up to 1,000. */
  total: Type.Integer(),
  nextPageId: orNull(Type.String()),
  /** The market price of the requested coin and currency; null if unknown or not requested. */
  marketPrice: orNull(Type.String()),
});

export type OfferListMeta = Static<typeof offerListMeta>;

/** What partners said of the owner after trades on the offer, and how to read on. */
export const offerFeedbackView = view("OfferFeedback", {
  items: Type.Array(receivedFeedbackView),
  positive: Type.Integer(),
  negative: Type.Integer(),
  total: Type.Integer(),
  /** Null on the last page. */
  nextPageUrl: orNull(Type.String()),
});

export type OfferFeedbackView = Static<typeof offerFeedbackView>;

/** One offer on its own page. */
export const viewedOffer = view("ViewedOffer", {
  ...offerCard.properties,
  ownerUsername: Type.String(),
  /** Price and range, by the specification's names. */
  fiatPricePerCrypto: orNull(Type.String()),
  fiatLimitMin: orNull(Type.String()),
  fiatLimitMax: orNull(Type.String()),
  /** `binCodes`, by the specification's name. */
  giftCardBinCodes: Type.Array(Type.String()),
  /** `cardRegions` of an offer for Amazon's gift cards. */
  amazonGiftCardRegions: Type.Array(Type.String()),
  offerTerms: Type.String(),
  /** What the owner tells once the escrow is held; only the owner reads it here. */
  tradeDetails: orNull(Type.String()),
  dutyHours: dutyHoursView,
  /** Of the duty hours; null without any. */
  timezone: orNull(Type.String()),
  /** Whether the owner was seen within 30 minutes. */
  isOnline: Type.Boolean(),
  isSell: Type.Boolean(),
  /** Its cap is used up, or leaves less than its smallest amount. */
  isReachedCap: Type.Boolean(),
  isCapLessThanMin: Type.Boolean(),
  paymentWindowMinutes: Type.Integer(),
  marketPrice: orNull(Type.String()),
  isOwn: Type.Boolean(),
  isActive: Type.Boolean(),
  /**
   * The most that the viewer can take now, where that is less than the offer accepts; the code is
   * the refusal of a start for more.
   */
  mostForViewer: orNull(closed({ fiat: Type.String(), code: Type.String() })),
  /** The viewer has reported it, and no moderator has decided since. */
  isOfferReported: Type.Boolean(),
  /** Newest first. */
  feedback: offerFeedbackView,
  /** What the viewer has to confirm before a start. */
  confirmations: Type.Array(confirmKindView),
  /** The viewer would be paid in a way that can be reversed, by somebody with few completed trades. */
  isRiskyChargeback: Type.Boolean(),
  /** Why the viewer reads the terms once more before a start. */
  termsWarning: orNull(Type.Enum(termsWarnings)),
  /** The viewer would buy, and completed no trade with the owner. */
  isNewBuyer: Type.Boolean(),
  /** Whether the owner trusts the viewer. */
  isTrustedUser: Type.Boolean(),
  /** One of the two lives in a country with a warning: both need a verified ID. */
  isGrayCountry: Type.Boolean(),
  /** The lines that a taker of a buy offer fills in to be paid. */
  neededPaymentLines: Type.Array(paymentLineView),
});

export type ViewedOffer = Static<typeof viewedOffer>;
