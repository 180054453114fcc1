import type { TraderId } from "../../domain/id/id.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { FiatCode } from "../../domain/money/fiat.ts";
import type { OfferSide } from "../../domain/offer/offer.ts";

/** What an offer competes with: the others of its side, coin, currency and payment method. */
export interface MarketDepth {
  /** `basisPoints`: from the market; undefined where the price is not known. */
  of(
    place: {
      readonly side: OfferSide;
      readonly asset: AssetCode;
      readonly currency: FiatCode;
      readonly paymentMethod: string;
      /** Whose offer it is: their other offers do not compete. */
      readonly ownerId: TraderId;
    },
    price: {
      readonly basisPoints: number | undefined;
      readonly marketScaled: bigint | undefined;
    },
  ): Promise<{
    /** How many stand before it in the usual order; undefined: a thousand or more, or no price. */
    readonly before: number | undefined;
    /** Of the best of them from the market, in basis points. */
    readonly distances: readonly number[];
  }>;
}
