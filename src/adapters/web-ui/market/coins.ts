import { assetCodes, assets, type AssetCode } from "../../../domain/money/asset.ts";

/** Asset names. They are the same in every language. */
export const coinNames: { readonly [Code in AssetCode]: string } = {
  BTC: "Bitcoin",
  USDT: "Tether",
  ETH: "Ethereum",
};

/** All coins in list order. */
export const coins = assetCodes.map((code) => ({ code, name: coinNames[code] }));

/** The public id of an asset, as used in filters. */
export function coinId(code: AssetCode): string {
  return String(assets[code].cryptoCurrencyId);
}
