import { findCurrency } from "../../domain/catalogue/fiat-currencies.ts";
import { findPaymentMethod } from "../../domain/catalogue/payment-methods.ts";
import { assetCodes } from "../../domain/money/asset.ts";
import { depthBars, type DepthBar } from "../../domain/offer/market-depth.ts";
import { judgePricing, type PricingInput } from "../../domain/offer/offer-numbers.ts";
import { distanceFromMarket } from "../../domain/offer/offer-price.ts";
import type { OfferSide } from "../../domain/offer/offer.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { MarketDepth } from "../ports/market-depth.ts";
import type { MarketPrices } from "../ports/market-prices.ts";

/** The offer being written, as typed so far. */
interface DepthQuestion {
  readonly side: OfferSide;
  readonly asset: string;
  readonly currency: string;
  readonly paymentMethod: string;
  /** Undefined, or no number yet: only the market is shown. */
  readonly pricing: PricingInput | undefined;
}

interface DepthAnswer {
  /** From 1; undefined: no price, or beyond the thousandth. */
  readonly rank: number | undefined;
  readonly bars: readonly DepthBar[];
  /** How many offers the bars are of. */
  readonly shown: number;
}

/** Any margin counts here: what its owner may set is judged when the offer is saved. */
const anyMargin = { least: -9_999, most: 2_100_000 };

/** Shows owners what an offer would compete with, and where it would stand. */
export class ViewMarketDepth {
  readonly #depth: MarketDepth;
  readonly #prices: MarketPrices;

  constructor(depth: MarketDepth, prices: MarketPrices) {
    this.#depth = depth;
    this.#prices = prices;
  }

  async execute(
    { traderId }: Pick<Actor, "traderId">,
    question: DepthQuestion,
  ): Promise<Result<DepthAnswer, { readonly code: "validation"; readonly field: string }>> {
    const asset = assetCodes.find((code) => code === question.asset);
    if (!asset) return refuse({ code: "validation", field: "crypto_currency_code" });
    const currency = findCurrency(question.currency)?.code;
    if (currency === undefined) return refuse({ code: "validation", field: "currency" });
    const { side, paymentMethod } = question;
    if (!findPaymentMethod(paymentMethod)) {
      return refuse({ code: "validation", field: "payment_method" });
    }
    const market = this.#prices.quote(asset, currency)?.price;
    const pricing = question.pricing && judgePricing(question.pricing, asset, currency, anyMargin);
    const distance = pricing?.ok
      ? distanceFromMarket({ pricing: pricing.value }, market)
      : undefined;
    const { before, distances } = await this.#depth.of(
      { side, asset, currency, paymentMethod, ownerId: traderId },
      {
        basisPoints: distance === undefined ? undefined : Number(distance),
        marketScaled: market?.scaled,
      },
    );
    return accept({
      rank: before === undefined ? undefined : before + 1,
      bars: depthBars(distances),
      shown: distances.length,
    });
  }
}
