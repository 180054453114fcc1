import { fiatFor } from "../../domain/money/price.ts";
import { assets, type AssetCode } from "../../domain/money/asset.ts";
import { money, type Money } from "../../domain/money/money.ts";
import { mendOf } from "../../domain/trade-start/mends.ts";
import type { Fiat } from "../../domain/money/fiat.ts";
import { feeRateOf } from "../../domain/offer/fee-table.ts";
import {
  distanceFromMarket,
  priceOf,
  quoteFor,
  smallestAmount,
} from "../../domain/offer/offer-price.ts";
import { isOpenTo } from "../../domain/offer/special-offer.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import type { Actor } from "../actor/actor.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { OfferRecord } from "../ports/offer-store.ts";
import type {
  FindObstacles,
  Obstacle,
  OfferInView,
  PricedOffer,
  TakeObstacle,
} from "./offer-in-view.ts";
import type { Current } from "../ports/current-policy.ts";

/** Shows offers to a viewer: at live prices, and with what prevents the viewer from taking them. */
export class OfferWindow {
  readonly #prices: MarketPrices;
  readonly #findObstacles: FindObstacles;
  readonly #policy: Current<Policy>;

  constructor(prices: MarketPrices, findObstacles: FindObstacles, policy: Current<Policy>) {
    this.#prices = prices;
    this.#findObstacles = findObstacles;
    this.#policy = policy;
  }

  /** `asked` gives the amount that the viewer wants to trade, if they gave one. */
  async show(
    records: readonly OfferRecord[],
    reader: Actor | undefined,
    asked: (record: OfferRecord) => Fiat | undefined,
  ): Promise<readonly OfferInView[]> {
    const offers = records.map((record) => this.#priced(record, asked(record)));
    const obstacles = await this.#findObstacles(offers, reader);
    return offers.map((priced): OfferInView => {
      const isOwn = reader?.traderId === priced.offer.ownerId;
      const found = obstacles.get(priced.offer.id);
      const obstacle = this.#obstacle(priced, reader, found);
      const taker = {
        isVisitor: reader === undefined,
        country: found?.known?.country,
        sells: priced.offer.side === "buy",
      };
      return {
        ...priced,
        isOwn,
        amounts: found?.amounts ?? priced.offer.amounts,
        isHidden: found?.isHidden ?? false,
        most: isOwn ? undefined : found?.most,
        known: found?.known,
        mend: obstacle.obstacle && mendOf(obstacle.obstacle, taker),
        cap: found?.cap,
        ...obstacle,
      };
    });
  }

  #obstacle(
    priced: PricedOffer,
    reader: Actor | undefined,
    found: Obstacle | undefined,
  ): Pick<OfferInView, "obstacle" | "obstacleUntil"> {
    const obstacle = this.#obstacleOf(priced, reader);
    return obstacle
      ? { obstacle, obstacleUntil: undefined }
      : { obstacle: found?.obstacle, obstacleUntil: found?.until };
  }

  #priced(record: OfferRecord, asked: Fiat | undefined): PricedOffer {
    const { offer, now } = record;
    const quoted = this.#prices.quote(offer.asset, offer.currency);
    const price = priceOf(offer, quoted?.price);
    const feeRate = feeRateOf(offer.paymentMethod, this.#policy().fees);
    return {
      ...record,
      market: quoted?.price,
      price,
      priceAt: offer.pricing.kind === "margin" && quoted ? quoted.at : now,
      distance: distanceFromMarket(offer, quoted?.price),
      feeRate,
      usdCents: price && this.#prices.usdCents(fiatFor(oneCoin(offer.asset), price)),
      quote:
        price && quoteFor(asked ?? smallestAmount(offer.amounts), price, feeRate, offer.cashback),
    };
  }

  /** The offer's own obstacles, in the order in which a start would be refused. */
  #obstacleOf(priced: PricedOffer, reader: Actor | undefined): TakeObstacle | undefined {
    const { offer, priceAt, now, quote } = priced;
    const { ratesAtMostSeconds, leastUsdCents } = this.#policy().start;
    if (reader?.traderId === offer.ownerId) return "own_offer";
    if (!isOpenTo(offer, reader?.traderId, now)) return "offer_not_active";
    const usdCents = quote && this.#prices.usdCents(quote.fiat);
    const isOld = now - priceAt > ratesAtMostSeconds * 1000;
    if (!quote || usdCents === undefined || isOld) return "no_fresh_rate";
    return quote.crypto.units === 0n || usdCents < leastUsdCents ? "amount_too_small" : undefined;
  }
}

function oneCoin(asset: AssetCode): Money {
  return money(asset, 10n ** BigInt(assets[asset].baseUnitDigits));
}
