import { isDemoLevel } from "../../domain/account/demo-account.ts";
import {
  cryptoCurrenciesOf,
  type CryptoCurrency,
} from "../../domain/catalogue/crypto-currencies.ts";
import { isHalted } from "../../domain/halt/halt.ts";
import type { Price } from "../../domain/money/price.ts";
import type { Actor } from "../actor/actor.ts";
import type { HaltStore } from "../ports/halt-store.ts";
import type { MarketPrices } from "../ports/market-prices.ts";

/** An asset with its price. */
interface CryptoCurrencyNow {
  readonly crypto: CryptoCurrency;
  /** In US dollars; undefined while unknown. */
  readonly dollars: Price | undefined;
  /** Whether the platform halted its trading. */
  readonly isHalted: boolean;
}

/** Lists the assets that the reader trades, with their prices. */
export class ListCryptoCurrencies {
  readonly #prices: MarketPrices;
  readonly #halts: Pick<HaltStore, "listOpen">;

  constructor(prices: MarketPrices, halts: Pick<HaltStore, "listOpen">) {
    this.#prices = prices;
    this.#halts = halts;
  }

  async execute(reader: Pick<Actor, "level"> | undefined): Promise<readonly CryptoCurrencyNow[]> {
    const halts = await this.#halts.listOpen();
    return cryptoCurrenciesOf(isDemoLevel(reader?.level ?? 0)).map((crypto) => ({
      crypto,
      dollars: this.#prices.quote(crypto.asset.code, "USD")?.price,
      isHalted: isHalted(halts, "trading", crypto.asset.code),
    }));
  }
}
