/** A completed trade as its trader sees it. */
export interface CountedTrade {
  /** The month in which it ended, as "2026-11", in UTC. */
  readonly month: string;
  readonly isBuyer: boolean;
  readonly partner: string;
  /** The slug. */
  readonly paymentMethod: string;
  /** What of its value came about. */
  readonly usdCents: bigint;
  /** The agreed price of a coin and the market's at the start, in the same unit. */
  readonly price: bigint;
  readonly marketPrice: bigint;
  /** In base units; the seller pays the fee beside the amount. */
  readonly amount: bigint;
  readonly fee: bigint;
}

/** Sums of some trades, in US cents. */
export interface TradeSum {
  readonly trades: number;
  readonly usdCents: bigint;
  readonly profitUsdCents: bigint;
}

export interface OwnStatistics {
  readonly total: TradeSum;
  /** Each month up to the present one, the oldest first, also those without a trade. */
  readonly months: readonly (TradeSum & { readonly month: string })[];
  /** The largest first. */
  readonly methods: readonly (TradeSum & { readonly paymentMethod: string })[];
  readonly partners: readonly (TradeSum & { readonly partner: string })[];
}

const none: TradeSum = { trades: 0, usdCents: 0n, profitUsdCents: 0n };

/**
 * What a trade brought against the market price at its start, the escrow fee taken off for the
 * seller; below zero it cost that much. Rounded down to the cent.
 */
export function profitUsdCents(trade: CountedTrade): bigint {
  const { isBuyer, usdCents, price, marketPrice, amount, fee } = trade;
  const given = isBuyer ? amount * price : (amount + fee) * marketPrice;
  const got = isBuyer ? amount * marketPrice : amount * price;
  return floored(usdCents * (got - given), amount * price);
}

/** Sums the trades of the months up to `thisMonth`, of which there are `count`. */
export function statisticsOf(
  trades: readonly CountedTrade[],
  thisMonth: string,
  count: number,
): OwnStatistics {
  const byMonth = Map.groupBy(trades, ({ month }) => month);
  const largest = <Key extends string>(keyOf: (trade: CountedTrade) => string, name: Key) =>
    [...Map.groupBy(trades, keyOf)]
      .map(([key, of]) => ({ ...sumOf(of), [name]: key }) as TradeSum & Record<Key, string>)
      .toSorted((one, other) => Number(other.usdCents - one.usdCents) || other.trades - one.trades);
  return {
    total: sumOf(trades),
    months: monthsUpTo(thisMonth, count).map((month) => ({
      ...sumOf(byMonth.get(month) ?? []),
      month,
    })),
    methods: largest(({ paymentMethod }) => paymentMethod, "paymentMethod"),
    partners: largest(({ partner }) => partner, "partner"),
  };
}

/** So many months up to one, the oldest first. */
export function monthsUpTo(month: string, count: number): readonly string[] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const last = year * 12 + number - 1;
  return Array.from({ length: count }, (_, at) => {
    const each = last - count + 1 + at;
    return `${Math.floor(each / 12)}-${String((each % 12) + 1).padStart(2, "0")}`;
  });
}

function sumOf(trades: readonly CountedTrade[]): TradeSum {
  return trades.reduce(
    (sum, trade) => ({
      trades: sum.trades + 1,
      usdCents: sum.usdCents + trade.usdCents,
      profitUsdCents: sum.profitUsdCents + profitUsdCents(trade),
    }),
    none,
  );
}

function floored(value: bigint, by: bigint): bigint {
  if (by === 0n) return 0n;
  const whole = value / by;
  return value % by < 0n ? whole - 1n : whole;
}
