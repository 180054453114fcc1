import { assetCodes, type AssetCode } from "../../../domain/money/asset.ts";

/** The word for an asset in addresses such as /buy/bitcoin. */
export const coinSlugs: { readonly [Code in AssetCode]: string } = {
  BTC: "bitcoin",
  USDT: "tether",
  ETH: "ethereum",
};

/** The asset for a word in an address. */
export function assetOfSlug(slug: string): AssetCode | undefined {
  return assetCodes.find((code) => coinSlugs[code] === slug);
}
