import { assets, type Asset } from "../money/asset.ts";

/** What pages show about an asset, beyond what the money rules know. */
export interface CryptoCurrency {
  readonly asset: Asset;
  readonly fullName: string;
  /** Its slug in addresses: /buy/bitcoin. */
  readonly urlParam: string;
  readonly isStablecoin: boolean;
  /** One character that stands for it. */
  readonly sign: string;
}

/** Every asset, in the order in which lists show them. */
export const cryptoCurrencies: readonly CryptoCurrency[] = [
  { asset: assets.BTC, fullName: "Bitcoin", urlParam: "bitcoin", isStablecoin: false, sign: "₿" },
  { asset: assets.USDT, fullName: "Tether", urlParam: "tether", isStablecoin: true, sign: "₮" },
  { asset: assets.ETH, fullName: "Ethereum", urlParam: "ethereum", isStablecoin: false, sign: "Ξ" },
];

/** The asset with that published id. */
export function findCryptoCurrency(cryptoCurrencyId: number): CryptoCurrency | undefined {
  return cryptoCurrencies.find(({ asset }) => asset.cryptoCurrencyId === cryptoCurrencyId);
}
