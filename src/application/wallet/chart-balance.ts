import type { FiatCode } from "../../domain/money/fiat.ts";
import {
  balanceChart,
  chartMoments,
  stepSecondsOf,
  type BalanceRange,
} from "../../domain/wallet/balance-chart.ts";
import type { Actor } from "../actor/actor.ts";
import { pastRates } from "../market/past-rates.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { RateHistory } from "../ports/rate-history.ts";
import type { SettingsStore } from "../ports/settings-store.ts";
import type { BalanceSteps, WalletStore } from "../ports/wallet-store.ts";

/** The currency if none was chosen (specification, section 9). */
const usualCurrency: FiatCode = "USD";

/** What it is made of. */
interface ChartParts {
  readonly wallets: Pick<WalletStore, "now"> & BalanceSteps;
  readonly settings: Pick<SettingsStore, "settingsOf">;
  readonly history: Pick<RateHistory, "read">;
  readonly prices: Pick<MarketPrices, "quote">;
}

/** Says what a trader's available balances were worth over time: the books' changes at the prices of their time. */
export class ChartBalance {
  readonly #parts: ChartParts;

  constructor(parts: ChartParts) {
    this.#parts = parts;
  }

  async execute({ traderId }: Actor, range: BalanceRange) {
    const { wallets, settings, history, prices } = this.#parts;
    const [now, chosen] = await Promise.all([wallets.now(), settings.settingsOf(traderId)]);
    const currency = chosen?.currency ?? usualCurrency;
    const moments = chartMoments(now, range);
    const stepSeconds = stepSecondsOf(range);
    const since = moments[0] ?? now;
    const changed = await wallets.changesByStep(traderId, since, stepSeconds);
    const coins = await Promise.all(
      changed.map(async (coin) => {
        // One step before: what it cost then holds at the first moment.
        const span = { since: since - stepSeconds * 1_000, stepSeconds };
        const past = await pastRates(history, coin.asset, currency, span);
        const last = prices.quote(coin.asset, currency);
        const rates = last ? [...past, { at: now, scaled: last.price.scaled }] : past;
        return { ...coin, rates };
      }),
    );
    return { currency, values: balanceChart(moments, coins, currency) };
  }
}
