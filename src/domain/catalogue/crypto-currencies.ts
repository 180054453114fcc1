import { assets, type Asset } from "../money/asset.ts";
import { formFor } from "../money/play-form.ts";

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

/** Every real asset, in the order in which lists show them. */
export const cryptoCurrencies: readonly CryptoCurrency[] = [
  { asset: assets.BTC, fullName: "Bitcoin", urlParam: "bitcoin", isStablecoin: false, sign: "₿" },
  { asset: assets.USDT, fullName: "Tether", urlParam: "tether", isStablecoin: true, sign: "₮" },
  { asset: assets.ETH, fullName: "Ethereum", urlParam: "ethereum", isStablecoin: false, sign: "Ξ" },
];

/** The same as play money. In addresses it has the slug of the coin that it stands for. */
const playCurrencies: readonly CryptoCurrency[] = cryptoCurrencies.map((real) => ({
  ...real,
  asset: assets[formFor(true, real.asset.code)],
  fullName: `Play ${real.fullName}`,
}));

const everyCurrency = [...cryptoCurrencies, ...playCurrencies];

/** What accounts trade: demo accounts play money, all others what is real. */
export function cryptoCurrenciesOf(isDemo: boolean): readonly CryptoCurrency[] {
  return isDemo ? playCurrencies : cryptoCurrencies;
}

/** The asset with that published id. */
export function findCryptoCurrency(cryptoCurrencyId: number): CryptoCurrency | undefined {
  return everyCurrency.find(({ asset }) => asset.cryptoCurrencyId === cryptoCurrencyId);
}
