import { assets, type AssetCode, type RealAsset } from "../money/asset.ts";
import { money, type Money } from "../money/money.ts";

/** The smallest class of each coin, in base units: a profile does not reveal what its owner holds. */
const smallest: { readonly [Code in RealAsset]: bigint } = {
  BTC: tenths("BTC", 1n),
  ETH: tenths("ETH", 10n),
  USDT: tenths("USDT", 1_000n),
};

const steps = [1_000n, 100n, 10n, 1n];

/**
 * The greatest class that does not exceed the traded volume, or 0: of 0.1, 1, 10 and 100 BTC, ten
 * times as many ETH, and a thousand times as many USDT.
 */
export function volumeClass<Code extends AssetCode>({ asset, units }: Money<Code>): Money<Code> {
  const classes = steps.map((step) => step * smallest[assets[asset].standsFor]);
  return money(asset, classes.find((least) => least <= units) ?? 0n);
}

function tenths(asset: RealAsset, count: bigint): bigint {
  return (count * 10n ** BigInt(assets[asset].baseUnitDigits)) / 10n;
}
