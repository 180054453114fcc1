import { fiatFor } from "../../domain/money/price.ts";
import { assets, type AssetCode } from "../../domain/money/asset.ts";
import { money, type Money } from "../../domain/money/money.ts";
import { byRefusalOrder } from "../../domain/trade-start/start-refusal.ts";
import { mendOf } from "../../domain/trade-start/mends.ts";
import { isGray } from "../../domain/trade-start/watched-countries.ts";
import type { Fiat } from "../../domain/money/fiat.ts";
import { followedRate } from "../../domain/offer/exchange-pricing.ts";
import { feeRateOn } from "../../domain/offer/fee-table.ts";
import {
  distanceFromMarket,
  priceOf,
  quoteFor,
  smallestAmount,
} from "../../domain/offer/offer-price.ts";
import { closedBy } from "../../domain/offer/special-offer.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import type { Actor } from "../actor/actor.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { OfferOwnerRecord, OfferRecord } from "../ports/offer-store.ts";
import type {
  FindObstacles,
  Obstacle,
  OfferInView,
  PricedOffer,
  TakeObstacle,
} from "./offer-in-view.ts";
import type { Current } from "../ports/current-policy.ts";
import { noFeeDiscounts, type FeeDiscounts } from "../ports/fee-discounts.ts";

/** Shows offers to a viewer: at live prices, and with what prevents the viewer from taking them. */
export class OfferWindow {
  readonly #prices: MarketPrices;
  readonly #findObstacles: FindObstacles;
  readonly #policy: Current<Policy>;
  readonly #discounts: FeeDiscounts;

  constructor(
    prices: MarketPrices,
    findObstacles: FindObstacles,
    policy: Current<Policy>,
    discounts: FeeDiscounts = noFeeDiscounts,
  ) {
    this.#prices = prices;
    this.#findObstacles = findObstacles;
    this.#policy = policy;
    this.#discounts = discounts;
  }

  /** `asked` gives the amount that the viewer wants to trade, if they gave one. */
  async show(
    records: readonly OfferRecord[],
    reader: Actor | undefined,
    asked: (record: OfferRecord) => Fiat | undefined,
  ): Promise<readonly OfferInView[]> {
    // Nobody knows who will sell to a buyer's own offer.
    const sellerOf = ({ offer: { side, ownerId } }: OfferRecord) =>
      side === "sell" ? ownerId : reader && reader.traderId !== ownerId ? reader.traderId : "";
    const discounts = await this.#discounts.of(records.map(sellerOf));
    const offers = records.map((record) =>
      this.#priced(record, asked(record), discounts.get(sellerOf(record))),
    );
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
        owner: isOwn ? priced.owner : shownOwner(priced),
        isOwn,
        amounts: found?.amounts ?? priced.offer.amounts,
        isHidden: found?.isHidden ?? false,
        most: isOwn ? undefined : found?.most,
        known: found?.known,
        missingTrades: isOwn ? undefined : found?.missingTrades,
        isGray: isGray(
          { owner: priced.owner.country, taker: found?.known?.country },
          this.#policy().start.watchedCountries,
        ),
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
    if (reader?.traderId === priced.offer.ownerId)
      return { obstacle: "own_offer", obstacleUntil: undefined };
    const { obstacle, until } = found ?? {};
    const own = this.#obstacleOf(priced, reader, found).map((code) => ({ code, until: undefined }));
    const others = obstacle ? [{ code: obstacle, until }] : [];
    const [first] = [...own, ...others].toSorted(byRefusalOrder);
    return { obstacle: first?.code, obstacleUntil: first?.until };
  }

  #priced(record: OfferRecord, asked: Fiat | undefined, discount: number | undefined): PricedOffer {
    const { offer, now } = record;
    const quoted = this.#prices.quote(offer.asset, offer.currency);
    const followed = followedRate(offer, this.#prices.exchangeRates(offer.asset, offer.currency));
    const price = priceOf(offer, quoted?.price, followed?.price);
    const feeRate = feeRateOn(offer, this.#policy().fees, discount);
    return {
      ...record,
      market: quoted?.price,
      price,
      priceAt: followed?.at ?? (offer.pricing.kind === "margin" && quoted ? quoted.at : now),
      distance: distanceFromMarket(offer, quoted?.price, followed?.price),
      followed,
      feeRate,
      usdCents: price && this.#prices.usdCents(fiatFor(oneCoin(offer.asset), price)),
      quote:
        price && quoteFor(asked ?? smallestAmount(offer.amounts), price, feeRate, offer.cashback),
    };
  }

  /** The offer's own obstacles, and its price's. */
  #obstacleOf(
    priced: PricedOffer,
    reader: Actor | undefined,
    found: Obstacle | undefined,
  ): TakeObstacle[] {
    const { offer, priceAt, now, quote } = priced;
    const { ratesAtMostSeconds, leastUsdCents } = this.#policy().start;
    const usdCents = quote && this.#prices.usdCents(quote.fiat);
    const isOld = now - priceAt > ratesAtMostSeconds * 1000;
    const isSmall = quote?.crypto.units === 0n || (usdCents ?? leastUsdCents) < leastUsdCents;
    const meetsInPool = found?.known?.meetsInPool;
    const closed = closedBy(offer, { readerId: reader?.traderId, now, meetsInPool });
    return [
      ...(closed ? [closed] : []),
      ...(usdCents === undefined || isOld ? (["no_fresh_rate"] as const) : []),
      ...(isSmall ? (["amount_too_small"] as const) : []),
    ];
  }
}

/** In the silent pool names are told only once a trade began (answers 45). */
function shownOwner({ offer, owner }: PricedOffer): OfferOwnerRecord {
  if (offer.area !== "silent-pool") return owner;
  return {
    username: "",
    badge: owner.badge,
    avatar: undefined,
    country: undefined,
    lastSeenAt: 0,
    feedbackPositive: 0,
    feedbackNegative: 0,
    completedTrades: 0,
    releaseMedianSeconds: undefined,
    month: { ended: 0, endedWell: 0, volume: money(offer.asset, 0n) },
    rankShift: owner.rankShift,
    hasAutoReply: owner.hasAutoReply,
  };
}

function oneCoin(asset: AssetCode): Money {
  return money(asset, 10n ** BigInt(assets[asset].baseUnitDigits));
}
