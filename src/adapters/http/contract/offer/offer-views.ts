import { Type, type Static } from "typebox";
import { closed, orNull, view } from "../envelope.ts";

/** Who made the offer, as anybody may see him. */
const offerOwnerView = view("OfferOwner", {
  username: Type.String(),
  userBadge: Type.String(),
  /** "Online", "5 minutes ago" … as the specification has it; null when never seen. */
  lastSeen: orNull(Type.String()),
  /** success, warning or default. */
  lastSeenColor: Type.String(),
  feedbackPositive: Type.Integer(),
  feedbackNegative: Type.Integer(),
  completedTrades: Type.Integer(),
  /** Of the last 30 releases, in seconds; null under three. */
  releaseTimeMedianSeconds: orNull(Type.Integer()),
});

/** One offer in a list. Amounts of crypto are base units, of fiat decimals, both as text. */
export const offerCard = view("OfferCard", {
  idHashed: Type.String(),
  /** What the owner does. */
  offerType: Type.Union([Type.Literal("buy"), Type.Literal("sell")]),
  cryptoCurrencyCode: Type.String(),
  fiatCurrencyCode: Type.String(),
  paymentMethodName: Type.String(),
  paymentMethodSlug: Type.String(),
  label: Type.String(),
  tags: Type.Array(Type.String()),
  owner: offerOwnerView,
  /** In percent, "1.5"; null for a fixed price. */
  margin: orNull(Type.String()),
  /** The price of one coin; null while there is no fresh market price. */
  price: orNull(Type.String()),
  /** Seconds since the epoch. */
  priceAt: Type.Integer(),
  offerVersion: Type.Integer(),
  /** Distance from the market in percent, "0.4". */
  marketDistance: orNull(Type.String()),
  fiatAmountRangeMin: orNull(Type.String()),
  fiatAmountRangeMax: orNull(Type.String()),
  /** The only amounts that the offer takes, where it names them. */
  predefinedAmounts: Type.Array(Type.String()),
  /** For the asked amount, or the smallest: what the visitor pays or gets, and the crypto for it. */
  quote: orNull(
    closed({
      fiat: Type.String(),
      crypto: Type.String(),
      /** The escrow fee that the seller pays on top, in base units. */
      fee: Type.String(),
    }),
  ),
  /** Whether the reader keeps it among the favorites; in the list of offers, where that was asked for. */
  isFavorite: Type.Boolean(),
  /** Whether its owner funds the escrow only after the start. */
  deferredEscrow: Type.Boolean(),
  /** Whether the reader can take it now; where not, the code why (a refusal of the start). */
  takeable: Type.Boolean(),
  notTakeableCode: orNull(Type.String()),
  /** Seconds since the epoch: when he can, where only time stands in the way. */
  notTakeableUntil: orNull(Type.Integer()),
});

export type OfferCard = Static<typeof offerCard>;

export const offerListMeta = view("OfferListMeta", {
  /** On all pages; counted up to 1,000. */
  total: Type.Integer(),
  nextPageId: orNull(Type.String()),
  /** The market price of the asked coin in the asked currency; null when unknown or not asked. */
  marketPrice: orNull(Type.String()),
});

export type OfferListMeta = Static<typeof offerListMeta>;

/** One offer on its own page. */
export const viewedOffer = view("ViewedOffer", {
  ...offerCard.properties,
  offerTerms: Type.String(),
  paymentWindowMinutes: Type.Integer(),
  marketPrice: orNull(Type.String()),
  isOwn: Type.Boolean(),
  isActive: Type.Boolean(),
  /** The reader reported it, and no moderator decided since. */
  isOfferReported: Type.Boolean(),
  /** Percent of the amount that the seller pays on top, "1". */
  feePercent: Type.String(),
});

export type ViewedOffer = Static<typeof viewedOffer>;
