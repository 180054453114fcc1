import type { RealAsset } from "../money/asset.ts";

/** The chains on which coins are received and sent. USDT is an ERC-20 token of Ethereum (answers 52). */
export type ChainCode = "bitcoin" | "ethereum";

/** The published ids (specification, section 9). */
export const blockchainIds: { readonly [Code in ChainCode]: number } = { bitcoin: 1, ethereum: 3 };

/** The chain of each coin. */
export const chainOf: { readonly [Code in RealAsset]: ChainCode } = {
  BTC: "bitcoin",
  USDT: "ethereum",
  ETH: "ethereum",
};

/**
 * Which money an installation handles. Addresses of Ethereum look alike on all networks; those of
 * Bitcoin say theirs.
 */
export type ChainNetwork = "main" | "test" | "regtest";
