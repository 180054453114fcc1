import type { OfferId, TraderId } from "../id/id.ts";
import type { PricePoint } from "../market/exchange-rate.ts";
import type { AssetCode } from "../money/asset.ts";
import type { Fiat, FiatCode } from "../money/fiat.ts";
import type { Price } from "../money/price.ts";
import type { Instant, TradeFlow } from "../trade/trade.ts";
import type { CardLimits } from "./card-limits.ts";
import type { Cashback } from "./cashback.ts";
import type { DutyHours } from "./duty-hours.ts";
import type { Moderation } from "./moderation.ts";
import type { OfferGates } from "./offer-gates.ts";
import type { OfferLocation } from "./offer-location.ts";
import type { OfferPause } from "./offer-pause.ts";
import type { PriceGuard } from "./price-guard.ts";

/** What the owner of an offer does with the crypto, or what a visitor does. */
export type OfferSide = "buy" | "sell";

/**
 * - `margin`: the market price plus or minus basis points; 150 is 1.5 %.
 * - `fixed`: always this price.
 * - `exchange`: what one exchange says, rather than the median of all.
 */
export type Pricing =
  | { readonly kind: "margin"; readonly basisPoints: number }
  | { readonly kind: "fixed"; readonly price: Price }
  | ExchangePricing;

/** The price of a named exchange × a multiplier, within bounds (answers 67). */
export interface ExchangePricing {
  readonly kind: "exchange";
  /** The exchange's name among the sources of rates. */
  readonly source: string;
  readonly point: PricePoint;
  /** 10,150 is × 1.015. */
  readonly multiplierBasisPoints: number;
  readonly floor: Price | undefined;
  readonly ceiling: Price | undefined;
}

/** The amounts of fiat that an offer accepts: a range, or a list. */
export type OfferAmounts =
  | { readonly kind: "range"; readonly min: Fiat; readonly max: Fiat }
  | { readonly kind: "predefined"; readonly amounts: readonly Fiat[] };

/** One line of payment details ("IBAN", "PT50 …"). */
export interface PaymentDetail {
  readonly label: string;
  readonly value: string;
}

/** Of an offer to one person, which is taken at most once (answers 21). */
export interface SpecialTerms {
  /** Who alone can see and take it. */
  readonly partnerId: TraderId;
  /** The chat of the two that shows it. */
  readonly chatId: string;
  /** When it can no longer be taken. */
  readonly until: Instant;
  /** Whether a trade ever began on it. */
  readonly isTaken: boolean;
}

/** Where an owner puts an offer other than the usual market. */
export type ChosenArea = "otc" | "silent-pool";

/** A standing offer to trade, on its owner's terms. */
export interface Offer {
  readonly id: OfferId;
  /** Grows by one with every change. */
  readonly version: number;
  readonly ownerId: TraderId;
  /** What the owner does. What a visitor does is `visitorType`. */
  readonly side: OfferSide;
  readonly asset: AssetCode;
  readonly currency: FiatCode;
  /** A slug from the catalogue. */
  readonly paymentMethod: string;
  readonly pricing: Pricing;
  readonly amounts: OfferAmounts;
  readonly terms: string;
  /** What the other side reads only once the escrow of their trade is held; undefined: nothing. */
  readonly tradeDetails?: string | undefined;
  /** Shown to the buyer once the escrow is held; only sell offers have them. */
  readonly paymentDetails: readonly PaymentDetail[];
  /** The owner's saved account that the details came from; trades begin with what it says then. */
  readonly savedAccountId?: string | undefined;
  readonly label: string;
  readonly tags: readonly string[];
  /** How long a buyer has to pay. */
  readonly windowSeconds: number;
  readonly flow: TradeFlow;
  /** The seller funds the escrow after the start (T2); only sell offers have that. */
  readonly deferredEscrow: boolean;
  /** The seller pays an escrow of three keys on the chain, and not out of their balance; such offers are deferred. */
  readonly multisigEscrow?: true | undefined;
  /** Only sell offers have it. */
  readonly cashback?: Cashback | undefined;
  /** Undefined: any card, or another method. */
  readonly cards?: CardLimits | undefined;
  /** Where cash changes hands; undefined: the owner does not say. */
  readonly location?: OfferLocation | undefined;
  /** When the owner is there; undefined: always. */
  readonly dutyHours?: DutyHours | undefined;
  /** Whom the owner lets take it. */
  readonly gates: OfferGates;
  /** Undefined: the usual market. */
  readonly area?: ChosenArea | undefined;
  /** The escrow fee in place of the table's, in basis points. */
  readonly manualFee?: number | undefined;
  /** Undefined: on at any market price. */
  readonly guard?: PriceGuard | undefined;
  /** The owner's choice; special offers are never on for others. */
  readonly active: boolean;
  /** What keeps it off all the same; undefined: nothing. */
  readonly pauses?: readonly OfferPause[];
  /** Undefined for offers to everybody. */
  readonly special?: SpecialTerms | undefined;
  readonly moderation: Moderation;
  readonly createdAt: Instant;
}

/**
 * Turns what the owner does into what the visitor does, and back: the calls and addresses name the
 * visitor's side, cards and one's own offers the owner's (decisions, Money).
 */
export function visitorType(ownerSide: OfferSide): OfferSide {
  return ownerSide === "sell" ? "buy" : "sell";
}
