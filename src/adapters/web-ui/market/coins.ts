import { assetCodes, assets, type AssetCode } from "../../../domain/money/asset.ts";

/** Names of assets. They are the same in every language. */
export const coinNames: { readonly [Code in AssetCode]: string } = {
  BTC: "Bitcoin",
  USDT: "Tether",
  ETH: "Ethereum",
};

/** All coins in the order of the lists. */
export const coins = assetCodes.map((code) => ({ code, name: coinNames[code] }));

/** The published id of an asset, as filters say it. */
export function coinId(code: AssetCode): string {
  return String(assets[code].cryptoCurrencyId);
}
