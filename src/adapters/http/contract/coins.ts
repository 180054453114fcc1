import { realAssets, type AssetCode, type RealAsset } from "../../../domain/money/asset.ts";

/** The word for an asset in addresses such as /buy/bitcoin. Play money has that of the coin that it stands for. */
export const coinSlugs: { readonly [Code in AssetCode]: string } = {
  BTC: "bitcoin",
  USDT: "tether",
  ETH: "ethereum",
  PBTC: "bitcoin",
  PUSDT: "tether",
  PETH: "ethereum",
};

/** The real asset for a word in an address. */
export function assetOfSlug(slug: string): RealAsset | undefined {
  return realAssets.find((code) => coinSlugs[code] === slug);
}
