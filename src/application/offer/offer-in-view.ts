import type { Price } from "../../domain/money/price.ts";
import type { FollowedRate } from "../../domain/offer/exchange-pricing.ts";
import type { OfferAmounts } from "../../domain/offer/offer.ts";
import type { OfferCap } from "../../domain/offer/offer-cap.ts";
import type { TakerFacts } from "../../domain/offer/offer-gates.ts";
import type { OfferQuote } from "../../domain/offer/offer-price.ts";
import type { Mend } from "../../domain/trade-start/mends.ts";
import type { StartRefusal } from "../../domain/trade-start/start-refusal.ts";
import type { TakerMost } from "../../domain/trade-start/taker-most.ts";
import type { FeeRate } from "../../domain/trade/fee.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { OfferRecord } from "../ports/offer-store.ts";

/** An offer with its current price. */
export interface PricedOffer extends OfferRecord {
  /** The market price; undefined if there is none that may be shown. */
  readonly market: Price | undefined;
  /** Of one coin; undefined if the offer follows a market that is unknown. */
  readonly price: Price | undefined;
  /** The time of the price. */
  readonly priceAt: Instant;
  /** What its exchange says; undefined if it follows none, or that says nothing that counts. */
  readonly followed: FollowedRate | undefined;
  /** From the market, in basis points. */
  readonly distance: bigint | undefined;
  readonly feeRate: FeeRate;
  /** What a coin costs, in US cents; undefined while that is unknown. */
  readonly usdCents: bigint | undefined;
  /** For the requested amount, or the smallest that the offer accepts. */
  readonly quote: OfferQuote | undefined;
}

/** An offer as one viewer sees it. */
export interface OfferInView extends PricedOffer {
  readonly isOwn: boolean;
  /** What it accepts at the moment: cut to what its cap leaves and its owner can fund. */
  readonly amounts: OfferAmounts;
  /**
   * Left out of lists: the owner cannot fund its smallest amount, or one of owner and viewer blocked
   * the other.
   */
  readonly isHidden: boolean;
  /** Why the viewer cannot take it now. */
  readonly obstacle: TakeObstacle | undefined;
  /** The one step that lets the viewer take it; undefined where there is none, or none is needed. */
  readonly mend: Mend | undefined;
  /** The most that the viewer can take, where that is less than the offer accepts. */
  readonly most: TakerMost | undefined;
  /** When the viewer can take it again, if time is the only obstacle. */
  readonly obstacleUntil: Instant | undefined;
  /** What the owner may know of the viewer; undefined of visitors. */
  readonly known: TakerFacts | undefined;
  /** How many completed trades the viewer is short of; undefined of visitors. */
  readonly missingTrades: number | undefined;
  /** Owner or viewer live in a country that people are warned of. */
  readonly isGray: boolean;
  readonly cap: OfferCap | undefined;
}

/** Why a user cannot take an offer now: the code with which a start would be refused. */
export type TakeObstacle = StartRefusal["code"];

/** What prevents taking one offer, besides the offer itself. */
export interface Obstacle {
  readonly obstacle?: TakeObstacle | undefined;
  readonly until?: Instant | undefined;
  readonly amounts?: OfferAmounts;
  readonly isHidden?: boolean;
  /** The most that the viewer can take, where that is less than the offer accepts. */
  readonly most?: TakerMost;
  /** What the owner may know of the viewer; undefined of visitors. */
  readonly known?: TakerFacts;
  /** How many completed trades the viewer is short of; undefined of visitors. */
  readonly missingTrades?: number;
  readonly cap?: OfferCap;
}

/**
 * Finds the obstacles other than the offer itself: its cap, its owner's balance and limits, the
 * viewer's. Called once for a whole page; returns them by offer id.
 */
export type FindObstacles = (
  offers: readonly PricedOffer[],
  reader: Actor | undefined,
) => Promise<ReadonlyMap<string, Obstacle>>;

/** There are no obstacles other than the offer itself. */
export const findNoObstacles: FindObstacles = () => Promise.resolve(new Map());
