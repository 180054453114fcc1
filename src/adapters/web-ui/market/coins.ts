import { assets, realAssets, type AssetCode } from "../../../domain/money/asset.ts";

/** Asset names. They are the same in every language. */
export const coinNames: { readonly [Code in AssetCode]: string } = {
  BTC: "Bitcoin",
  USDT: "Tether",
  ETH: "Ethereum",
  PBTC: "Play Bitcoin",
  PUSDT: "Play Tether",
  PETH: "Play Ethereum",
};

/** All real coins in list order. What a demo account seeks among offers, it finds in their play form. */
export const coins = realAssets.map((code) => ({ code, name: coinNames[code] }));

/** The public id of an asset, as used in filters. */
export function coinId(code: AssetCode): string {
  return String(assets[code].cryptoCurrencyId);
}
