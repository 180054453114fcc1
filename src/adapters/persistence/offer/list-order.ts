import type { OfferSearch, SoughtPair } from "../../../application/ports/offer-store.ts";
import type { OfferSort } from "../../../domain/offer/offer-sorts.ts";
import { exchangePriceSql } from "./exchange-price.ts";

/**
 * A list is ordered by one integer per offer, so pages follow each other without gaps:
 *
 * - by default its price after its owner's points, as a share of the market price, in a fine
 *   fraction of a basis point, after those in front;
 * - by price that price, in one measure for all pairs;
 * - by release time its owner's, in seconds.
 *
 * Any two different prices differ in it, as none has more than 38 digits.
 */
const basisPoints = 10n ** 4n;
const ofShare = 10n ** 36n;

/**
 * More than any offer is away from its market: offers without a market come after those with one.
 */
const far = 10n ** 90n;

/** One of the groups of offers that are each in order in an index, or so few that they are sorted. */
interface OrderedGroup {
  /** Which offers belong to it. */
  readonly fits: string;
  /** The column whose order is that of the group; undefined if it is sorted by its key. */
  readonly column: string | undefined;
  /** The integer, from columns and `pair`, and `far` as a parameter. */
  readonly key: (far: string) => string;
}

/** What a coin costs under an offer that follows an exchange; null without a rate. */
const exchangePrice = exchangePriceSql("pair.rates", String(basisPoints));

/** Offers that follow an exchange: of a pair so few that they are sorted, by the price that they have now. */
function byExchange(price: string): OrderedGroup {
  return {
    column: undefined,
    fits: `offer.rate_multiplier_bp IS NOT NULL AND ${exchangePrice} > 0`,
    key: fixedKey(price),
  };
}

/** From a price, or one after its owner's points. */
function fixedKey(price: string): OrderedGroup["key"] {
  return (most) => `(CASE WHEN pair.fixed_unit IS NULL THEN ${price} + ${most}
    ELSE div(${price} * pair.fixed_unit, pair.fixed_divisor) END)`;
}

/** As the columns `fixed_rank` have it. */
const exchangeRank = `(${exchangePrice} * (${basisPoints} + offer.rank_shift))`;

const exchangeGroups: Readonly<Record<OrderKind, readonly OrderedGroup[]>> = {
  rank: [byExchange(exchangeRank)].map((group) => ({
    ...group,
    fits: `${group.fits} AND offer.front = 0`,
  })),
  price: [byExchange(exchangePrice)],
  release: [],
};

const groups: Readonly<Record<OrderKind, readonly OrderedGroup[]>> = {
  rank: pricesBy("margin_rank", "margin_rank", "fixed_rank").map((group) => ({
    ...group,
    fits: `${group.fits} AND offer.front = 0`,
  })),
  price: pricesBy("margin_bp", `(margin_bp + ${basisPoints})`, "fixed_price"),
  release: [
    {
      column: "release_seconds",
      fits: "release_seconds IS NOT NULL",
      key: () => "offer.release_seconds::numeric",
    },
    { column: "release_seconds", fits: "release_seconds IS NULL", key: (most) => most },
  ],
};

/** Further from each other than offers without a market are from those with one. */
const frontSteps = 1_000n;

/**
 * The offers that stand before all others: sticky ones first, which only a list of one pair tells
 * apart from the featured ones, as there are few of each pair.
 */
function inFront(isOnePair: boolean, areRatesKnown: boolean): OrderedGroup {
  const [margin, fixed] = pricesBy("margin_rank", "margin_rank", "fixed_rank");
  const front = isOnePair ? "offer.front" : "1";
  return {
    column: undefined,
    fits: "offer.front > 0",
    key: (most) => `(coalesce(CASE WHEN offer.fixed_rank IS NOT NULL THEN ${fixed.key(most)}
      WHEN offer.margin_rank IS NOT NULL THEN ${margin.key(most)}
      ${areRatesKnown ? `ELSE ${fixedKey(exchangeRank)(most)}` : ""} END, 2 * ${most})
      - ${front} * ${frontSteps} * ${most})`,
  };
}

function pricesBy(
  column: string,
  margin: string,
  fixed: string,
): readonly [byMargin: OrderedGroup, byFixedPrice: OrderedGroup] {
  return [
    {
      column,
      fits: `${column} IS NOT NULL`,
      key: (most) => `(${margin} * coalesce(pair.margin_unit, 1)
        + CASE WHEN pair.margin_unit IS NULL THEN 2 * ${most} ELSE 0 END)`,
    },
    {
      column: fixed,
      fits: `${fixed} IS NOT NULL`,
      key: fixedKey(`offer.${fixed}`),
    },
  ];
}

type OrderKind = "rank" | "price" | "release";

const kinds: Readonly<Record<OfferSort, OrderKind>> = {
  default: "rank",
  crypto_usd_price_asc: "price",
  crypto_usd_price_desc: "price",
  release_time_asc: "release",
  release_time_desc: "release",
};

/** How a list is ordered. */
export interface ListOrder {
  readonly groups: readonly OrderedGroup[];
  readonly isAscending: boolean;
  readonly far: bigint;
  readonly units: (pair: SoughtPair) => OrderUnits;
}

/** What turns the columns of a pair's offers into the integers of the order. */
interface OrderUnits {
  readonly margin: bigint | undefined;
  readonly fixed: bigint | undefined;
  readonly divisor: bigint | undefined;
}

export function orderOf({
  sort,
  ownerSide,
  pairs,
}: Pick<OfferSearch, "sort" | "ownerSide" | "pairs">): ListOrder {
  const areRatesKnown = areRatesOf(pairs);
  const isAscending = sort === "default" ? ownerSide === "sell" : sort.endsWith("_asc");
  const kind = kinds[sort];
  return {
    groups: [
      ...(kind === "rank" ? [inFront(pairs.length === 1, areRatesKnown)] : []),
      ...groups[kind],
      ...(areRatesKnown ? exchangeGroups[kind] : []),
    ],
    isAscending,
    far: isAscending ? far : -far,
    units: kind === "price" ? priceUnits : shareUnits,
  };
}

/** Whether an exchange says anything of any of the pairs. */
export function areRatesOf(pairs: readonly SoughtPair[]): boolean {
  return pairs.some(({ exchangeRates = [] }) => exchangeRates.length > 0);
}

function shareUnits({ market }: SoughtPair): OrderUnits {
  return {
    margin: market && ofShare,
    fixed: market && ofShare * basisPoints,
    divisor: market?.scaled,
  };
}

function priceUnits({ market, worth }: SoughtPair): OrderUnits {
  return {
    margin: market && worth && worth * market.scaled,
    fixed: worth && worth * basisPoints,
    divisor: worth && 1n,
  };
}
