import { assets, realAssets, type AssetCode, type PlayAsset, type RealAsset } from "./asset.ts";

const playForms: { readonly [Code in RealAsset]: PlayAsset } = {
  BTC: "PBTC",
  USDT: "PUSDT",
  ETH: "PETH",
};

/** The play money, in the same order. */
export const playAssets: readonly PlayAsset[] = realAssets.map((code) => playForms[code]);

/** What an account holds and trades: a demo account play money, every other one never. */
export function assetsOf(isDemo: boolean): readonly AssetCode[] {
  return isDemo ? playAssets : realAssets;
}

/** The form of an asset in which an account trades it. */
export function formFor(isDemo: boolean, code: AssetCode): AssetCode {
  const { standsFor } = assets[code];
  return isDemo ? playForms[standsFor] : standsFor;
}
