import { ContainerModule } from "inversify";
import { converterRoutes } from "../adapters/http/inbound/converter/converter-routes.ts";
import { PostgresRateHistory } from "../adapters/persistence/market/postgres-rate-history.ts";
import { demoPast } from "../adapters/rates/demo-past.ts";
import type { RatesSettings } from "../adapters/rates/rate-sources.ts";
import { Calculate } from "../application/converter/calculate.ts";
import { ListRates } from "../application/converter/list-rates.ts";
import { RecordRates } from "../application/market/record-rates.ts";
import type { RateHistory } from "../application/ports/rate-history.ts";
import { keptEverySeconds } from "../domain/market/chart-range.ts";
import { served, type Feature } from "./feature.ts";
import { roundKind } from "./feature-job.ts";
import { offerTokens } from "./offer-module.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature converter. */
export const converterTokens = {
  listRates: token<ListRates>("listRates"),
  rateHistory: token<RateHistory>("rateHistory"),
  recordRates: token<RecordRates>("recordRates"),
  calculate: token<Calculate>("calculate"),
};

function parts(rates: RatesSettings): ContainerModule {
  const t = converterTokens;
  return new ContainerModule(({ bind }) => {
    bind(t.listRates).toResolvedValue(
      (prices, policy, clock) => new ListRates(prices, policy, clock.now),
      [offerTokens.marketPrices, policyTokens.market, offerTokens.clock],
    );
    bind(t.rateHistory).toResolvedValue(
      (pool) => new PostgresRateHistory(pool),
      [tokens.dataSource],
    );
    bind(t.recordRates).toResolvedValue(
      (history, prices, clock) =>
        new RecordRates(history, prices, clock.now, rates.kind === "demo" ? demoPast : undefined),
      [t.rateHistory, offerTokens.marketPrices, offerTokens.clock],
    );
    bind(t.calculate).toResolvedValue(
      (listRates, history, offers, clock) => new Calculate(listRates, history, offers, clock.now),
      [t.listRates, t.rateHistory, offerTokens.listOffers, offerTokens.clock],
    );
  });
}

/** The feature converter: what coins cost in every currency, now and in the past. */
export const converter: Feature = {
  module: ({ config }) => parts(config.rates),
  routes: () => [served(converterRoutes, converterTokens)],
  jobs: () => [
    (found) => ({
      kind: roundKind("record-rates", 60),
      rounds: { everySeconds: keptEverySeconds },
      run: () => found.get(converterTokens.recordRates).execute(),
    }),
  ],
};
