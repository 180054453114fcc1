/** The crypto assets that the marketplace trades, and that exist on a chain. */
export type RealAsset = "BTC" | "USDT" | "ETH";

/** Their play forms, which only demo accounts hold. Nothing turns one into the other. */
export type PlayAsset = "PBTC" | "PUSDT" | "PETH";

/** What amounts are kept in. */
export type AssetCode = RealAsset | PlayAsset;

/**
 * What the money rules need to know about an asset (decisions, Money).
 *
 * - `cryptoCurrencyId`: the published id (specification, section 9); of play assets our own, from 1,000.
 * - `standsFor`: the real asset whose units and price it has: itself unless it is play money.
 * - `baseUnitDigits`: digits between one whole coin and one base unit (satoshi, 10^-6 USDT, wei).
 * - `shownDigits`: the most digits that a person sees or types.
 * - `granule`: the smallest step of a traded amount, in base units. It is exactly the last shown
 *   digit, so that every traded amount can be shown without rounding.
 */
export interface Asset {
  readonly code: AssetCode;
  readonly cryptoCurrencyId: number;
  readonly standsFor: RealAsset;
  readonly baseUnitDigits: number;
  readonly shownDigits: number;
  readonly granule: bigint;
}

const bitcoin = { standsFor: "BTC", baseUnitDigits: 8, shownDigits: 8, granule: 1n } as const;
const tether = { standsFor: "USDT", baseUnitDigits: 6, shownDigits: 6, granule: 1n } as const;
const ether = {
  standsFor: "ETH",
  baseUnitDigits: 18,
  shownDigits: 8,
  granule: 10_000_000_000n,
} as const;

/** Every asset by its code. */
export const assets: { readonly [Code in AssetCode]: Asset } = {
  BTC: { code: "BTC", cryptoCurrencyId: 8, ...bitcoin },
  USDT: { code: "USDT", cryptoCurrencyId: 6, ...tether },
  ETH: { code: "ETH", cryptoCurrencyId: 9, ...ether },
  PBTC: { code: "PBTC", cryptoCurrencyId: 1_008, ...bitcoin },
  PUSDT: { code: "PUSDT", cryptoCurrencyId: 1_006, ...tether },
  PETH: { code: "PETH", cryptoCurrencyId: 1_009, ...ether },
};

/** What is worth something, in the order in which lists show it. */
export const realAssets: readonly RealAsset[] = ["BTC", "USDT", "ETH"];

/** All codes, in the order in which lists show them. */
export const assetCodes: readonly AssetCode[] = Object.keys(assets) as AssetCode[];

/** Whether it is play money. */
export function isPlay(code: AssetCode): code is PlayAsset {
  return assets[code].standsFor !== code;
}
