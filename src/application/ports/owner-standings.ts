import type { OwnerConduct } from "../../domain/offer/offer-rank.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { BaseUnits } from "../../domain/money/money.ts";
import type { OfferSide } from "../../domain/offer/offer.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** How an owner trades, at the database's time. */
export interface OwnerAtNow extends OwnerConduct {
  readonly id: TraderId;
  readonly now: Instant;
  /** What they traded in those days, by coin; none without. */
  readonly traded: Traded;
}

/** Amounts by coin. */
type Traded = Readonly<Partial<Record<AssetCode, BaseUnits>>>;

/** The last 30 days of an owner, as cards show them (answers 61). */
export interface OwnerMonth {
  /** Trades that came to an end, and how many of them with a release. */
  readonly ended: number;
  readonly endedWell: number;
  /** By coin, the class of what they traded. */
  readonly volume: Traded;
}

/** What is kept with each offer of an owner, to order lists by. */
export interface OwnerStanding {
  readonly ownerId: TraderId;
  readonly side: OfferSide;
  readonly rankShift: number;
  readonly releaseSeconds: number | undefined;
  readonly month: OwnerMonth;
}

/** By what owners' offers are ordered besides their price. */
export interface OwnerStandings {
  /** Owners of offers after this id, in the order of ids; none at the end. */
  ownersAfter(id: TraderId | undefined, limit: number): Promise<readonly OwnerAtNow[]>;
  /**
   * Keeps them with the offers. It waits for nobody: an offer that is being changed meanwhile keeps
   * what it has until the next time.
   */
  keep(standings: readonly OwnerStanding[]): Promise<void>;
}
