import type { OfferId, TraderId } from "../../domain/id/id.ts";
import type { Price } from "../../domain/money/price.ts";
import type { Holiday } from "../../domain/offer/holiday.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { FiatCode } from "../../domain/money/fiat.ts";

/** Who is on holiday. */
export interface HolidayStore {
  /** Undefined also where the day has come. */
  of(traderId: TraderId): Promise<Holiday | undefined>;
  /** Replaces the one that there is. */
  keep(traderId: TraderId, holiday: Holiday): Promise<void>;
  remove(traderId: TraderId): Promise<void>;
  /** Those whose day has come, or whose offers are not what their holiday makes of them. */
  unsettled(
    most: number,
  ): Promise<readonly { readonly traderId: TraderId; readonly isOver: boolean }[]>;
  /** Removes a holiday whose day has come and tells its owner, in one transaction. */
  finish(traderId: TraderId): Promise<void>;
}

/** Offers that are on only while the market is within a band. */
export interface GuardedOffers {
  /** The coins and currencies in which there are any. */
  pairs(): Promise<readonly { readonly asset: AssetCode; readonly currency: FiatCode }[]>;
  /** Those that the market might turn on or off now, at most so many. */
  concerned(
    markets: readonly Price[],
    most: number,
  ): Promise<readonly { readonly ownerId: TraderId; readonly offerId: OfferId }[]>;
}
