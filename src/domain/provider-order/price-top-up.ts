import { assets, type RealAsset } from "../money/asset.ts";
import { add, money, type Money } from "../money/money.ts";
import type { Price } from "../money/price.ts";
import { roundUp } from "../money/rounding.ts";

/** What loading a phone takes: all of it, with the fee in it. */
interface TopUpPrice {
  readonly coins: Money<RealAsset>;
  readonly fee: Money<RealAsset>;
}

/**
 * What the provider takes, in US cents, at the market's price of a coin in US dollars, and the platform's fee on
 * top. Both are rounded up to whole granules.
 */
export function priceTopUp(
  costUsdCents: bigint,
  price: Price<RealAsset>,
  feeBasisPoints: number,
): TopUpPrice {
  const { asset, currency, scaled } = price;
  if (currency !== "USD") throw new TypeError(`A top-up is priced in USD, not ${currency}`);
  const { baseUnitDigits, granule } = assets[asset];
  const whole = 10n ** BigInt(baseUnitDigits);
  const scale = 10n ** 8n;
  const cost = roundUp(costUsdCents * whole * scale, 100n * scaled * granule);
  const kept = roundUp(cost * BigInt(feeBasisPoints), 10_000n);
  const fee = money(asset, kept * granule);
  return { coins: add(money(asset, cost * granule), fee), fee };
}
