import type { Price } from "../../domain/money/price.ts";
import type { OfferAmounts } from "../../domain/offer/offer.ts";
import type { OfferQuote } from "../../domain/offer/offer-price.ts";
import type { StartRefusal } from "../../domain/trade-start/decide-start.ts";
import type { FeeRate } from "../../domain/trade/fee.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { OfferRecord } from "../ports/offer-store.ts";

/** An offer with what it costs now. */
export interface PricedOffer extends OfferRecord {
  /** The market price; undefined while there is none that may be shown. */
  readonly market: Price | undefined;
  /** Of one coin; undefined where the offer follows a market that is not known. */
  readonly price: Price | undefined;
  /** When the price was true. */
  readonly priceAt: Instant;
  /** From the market, in basis points. */
  readonly distance: bigint | undefined;
  readonly feeRate: FeeRate;
  /** For the asked amount, or the smallest that the offer takes. */
  readonly quote: OfferQuote | undefined;
}

/** An offer as one reader sees it. */
export interface OfferInView extends PricedOffer {
  readonly isOwn: boolean;
  /** What it takes at the moment: cut to what its cap leaves and its owner can fund. */
  readonly amounts: OfferAmounts;
  /** The owner cannot fund its smallest amount: it is off, and only he is told why. */
  readonly isHidden: boolean;
  /** Why the reader cannot take it now. */
  readonly obstacle: TakeObstacle | undefined;
  /** When the reader can take it again, where only time stands in the way. */
  readonly obstacleUntil: Instant | undefined;
}

/** Why somebody cannot take an offer now: the code with which a start would be refused. */
export type TakeObstacle = StartRefusal["code"];

/** What stands in the way of one offer besides the offer itself. */
export interface Obstacle {
  readonly obstacle?: TakeObstacle | undefined;
  readonly until?: Instant | undefined;
  readonly amounts?: OfferAmounts;
  readonly isHidden?: boolean;
}

/**
 * Looks for what stands in the way besides the offer itself: its cap, its owner's balance and limits,
 * the reader's. Asked once for a whole page; answers by the ids of the offers.
 */
export type FindObstacles = (
  offers: readonly PricedOffer[],
  reader: Actor | undefined,
) => Promise<ReadonlyMap<string, Obstacle>>;

/** Nothing stands in the way but the offer itself. */
export const findNoObstacles: FindObstacles = () => Promise.resolve(new Map());
