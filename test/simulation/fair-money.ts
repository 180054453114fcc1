import type { TradeMoney } from "../../src/domain/trade/trade.ts";
import { granules, wholes } from "./own-rules.ts";

/**
 * Whether a buyer gets everything that their money buys, and not a granule more; and the fee is the
 * platform's.
 */
export function isFairMoney(
  { amount, fee, cashback, fiat, price }: TradeMoney,
  feeBasisPoints: bigint,
): boolean {
  const { asset } = amount;
  const step = granules[asset];
  const cost = (units: bigint) => units * price.scaled;
  const paid = fiat.minor * wholes[asset] * 1_000_000n;
  const feeOf = (amount.units * feeBasisPoints) / 10_000n;
  return (
    cost(amount.units) <= paid &&
    cost(amount.units + step) > paid &&
    amount.units % step === 0n &&
    fee.units === feeOf - (feeOf % step) &&
    cashback.units === 0n
  );
}
