/** The crypto assets that the marketplace trades. */
export type AssetCode = "BTC" | "USDT" | "ETH";

/**
 * What the money rules need to know about an asset (decisions, Money).
 *
 * - `cryptoCurrencyId`: the published id (specification, section 9).
 * - `baseUnitDigits`: digits between one whole coin and one base unit (satoshi, 10^-6 USDT, wei).
 * - `shownDigits`: the most digits that a person sees or types.
 * - `granule`: the smallest step of a traded amount, in base units. It is exactly the last shown
 *   digit, so that every traded amount can be shown without rounding.
 */
export interface Asset {
  readonly code: AssetCode;
  readonly cryptoCurrencyId: number;
  readonly baseUnitDigits: number;
  readonly shownDigits: number;
  readonly granule: bigint;
}

/** Every asset by its code. */
export const assets: { readonly [Code in AssetCode]: Asset } = {
  BTC: { code: "BTC", cryptoCurrencyId: 8, baseUnitDigits: 8, shownDigits: 8, granule: 1n },
  USDT: { code: "USDT", cryptoCurrencyId: 6, baseUnitDigits: 6, shownDigits: 6, granule: 1n },
  ETH: {
    code: "ETH",
    cryptoCurrencyId: 9,
    baseUnitDigits: 18,
    shownDigits: 8,
    granule: 10_000_000_000n,
  },
};

/** All codes, in the order in which lists show them. */
export const assetCodes: readonly AssetCode[] = ["BTC", "USDT", "ETH"];
