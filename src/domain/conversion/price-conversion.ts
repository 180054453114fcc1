import { assets, type RealAsset } from "../money/asset.ts";
import { money, subtract, type Money } from "../money/money.ts";
import type { Price } from "../money/price.ts";
import { roundDown, roundUp } from "../money/rounding.ts";

/** What a conversion gives. Both amounts are of the same coin. */
interface PricedConversion {
  readonly to: Money<RealAsset>;
  /** What the platform keeps: `to` and this are the market's value together. */
  readonly spread: Money<RealAsset>;
}

/**
 * The market's value of an amount in another coin, less the spread. Whole granules: the value is rounded
 * down and the spread up. The two prices are in one currency.
 */
export function priceConversion(
  from: Money<RealAsset>,
  to: RealAsset,
  prices: { readonly from: Price; readonly to: Price },
  spreadBasisPoints: number,
): PricedConversion {
  if (prices.from.asset !== from.asset || prices.to.asset !== to) {
    throw new TypeError(`${from.asset} is not converted into ${to} at prices of other coins`);
  }
  if (prices.from.currency !== prices.to.currency) {
    throw new TypeError("The prices of a conversion are in two currencies");
  }
  const unitsOf = (asset: RealAsset) => 10n ** BigInt(assets[asset].baseUnitDigits);
  const { granule } = assets[to];
  const value = roundDown(
    from.units * prices.from.scaled * unitsOf(to),
    unitsOf(from.asset) * prices.to.scaled * granule,
  );
  const kept = roundUp(value * BigInt(spreadBasisPoints), 10_000n);
  const spread = money(to, kept * granule);
  return { to: subtract(money(to, value * granule), spread), spread };
}
