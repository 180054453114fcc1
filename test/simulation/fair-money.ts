import { assets } from "../../src/domain/money/asset.ts";
import type { Cashback } from "../../src/domain/offer/cashback.ts";
import type { Instant, TradeMoney } from "../../src/domain/trade/trade.ts";
import { granules, wholes } from "./own-rules.ts";
import { marketPriceAt } from "./population.ts";

/** New prices keep the share of the cashback, rounded down each time: so many granules may be lost. */
const lostByQuotes = 8n;

/**
 * Whether a buyer gets everything that their money buys, and not a granule more, with the cashback of the
 * offer; and the fee is the platform's.
 */
export function isFairMoney(
  money: TradeMoney,
  feeBasisPoints: bigint,
  offered: { readonly cashback: Cashback | undefined; readonly isNew: boolean },
): boolean {
  const { amount, fee, cashback, fiat, price } = money;
  const { asset } = amount;
  const step = granules[asset];
  const cost = (units: bigint) => units * price.scaled;
  const paid = fiat.minor * wholes[asset] * 1_000_000n;
  const feeOf = (amount.units * feeBasisPoints) / 10_000n;
  const promised = promisedCashback(money, offered.cashback);
  const lost = offered.isNew ? 0n : lostByQuotes * step;
  return (
    cost(amount.units) <= paid &&
    cost(amount.units + step) > paid &&
    amount.units % step === 0n &&
    fee.units === feeOf - (feeOf % step) &&
    cashback.units % step === 0n &&
    cashback.units <= promised + lost &&
    cashback.units >= promised - lost
  );
}

/** The share of the crypto, or what its bound buys, whichever is less. */
function promisedCashback({ amount, price }: TradeMoney, cashback: Cashback | undefined): bigint {
  if (!cashback) return 0n;
  const step = granules[amount.asset];
  const share = (amount.units * BigInt(cashback.basisPoints)) / 10_000n;
  const bound = cashback.most
    ? (cashback.most.minor * wholes[amount.asset] * 1_000_000n) / price.scaled
    : share;
  const least = bound < share ? bound : share;
  return least - (least % step);
}

/** Whether a price is the market's at that moment, with the margin of the offer. */
export function isOffered({ amount, price, marketPrice }: TradeMoney, margin: bigint, at: Instant) {
  const { asset } = amount;
  const off = price.scaled * 10_000n - marketPrice.scaled * (10_000n + margin);
  const near = [at - 5_000, at, at + 5_000].map((each) =>
    marketPriceAt(assets[asset].standsFor, each),
  );
  return near.includes(marketPrice.scaled) && off <= 5_000n && off >= -5_000n;
}
