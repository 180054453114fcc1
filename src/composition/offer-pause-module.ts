import { ContainerModule } from "inversify";
import { holidayRoutes } from "../adapters/http/inbound/offer/holiday-routes.ts";
import { PostgresGuardedOffers } from "../adapters/persistence/offer/postgres-guarded-offers.ts";
import { PostgresHolidays } from "../adapters/persistence/offer/postgres-holidays.ts";
import { GuardPrices } from "../application/offer/guard-prices.ts";
import { KeepHolidays } from "../application/offer/keep-holidays.ts";
import { PlanHoliday } from "../application/offer/plan-holiday.ts";
import type { HolidayStore } from "../application/ports/offer-pauses.ts";
import { served, type Feature } from "./feature.ts";
import { roundKind } from "./feature-job.ts";
import { offerTokens } from "./offer-module.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of what keeps offers off for a while. */
const offerPauseTokens = {
  holidays: token<HolidayStore>("holidays"),
  keepHolidays: token<KeepHolidays>("keepHolidays"),
  planHoliday: token<PlanHoliday>("planHoliday"),
  guardPrices: token<GuardPrices>("guardPrices"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = offerPauseTokens;
  bind(t.holidays).toResolvedValue((pool) => new PostgresHolidays(pool), [tokens.dataSource]);
  bind(t.keepHolidays).toResolvedValue(
    (holidays, desk) => new KeepHolidays(holidays, desk),
    [t.holidays, offerTokens.offerDesk],
  );
  bind(t.planHoliday).toResolvedValue(
    (holidays, keepHolidays, policy, clock) =>
      new PlanHoliday({ holidays, keepHolidays, policy, now: clock.now }),
    [t.holidays, t.keepHolidays, policyTokens.offer, offerTokens.clock],
  );
  bind(t.guardPrices).toResolvedValue(
    (pool, desk, prices, policy) =>
      new GuardPrices(new PostgresGuardedOffers(pool), desk, prices, policy),
    [tokens.dataSource, offerTokens.offerDesk, offerTokens.marketPrices, policyTokens.offer],
  );
});

/** Holidays of owners, and bands of the market price: offers are off for a while, and come back. */
export const offerPause: Feature = {
  module: parts,
  routes: () => [served(holidayRoutes, offerPauseTokens)],
  jobs: () => [
    (found) => ({
      kind: roundKind("keep-holidays", 60),
      rounds: { everySeconds: 60, firstAfterSeconds: 60 },
      async run() {
        await found.get(offerPauseTokens.keepHolidays).execute();
        return [];
      },
    }),
    (found) => ({
      kind: roundKind("guard-prices", 30),
      rounds: { everySeconds: 30, firstAfterSeconds: 30 },
      async run() {
        await found.get(offerPauseTokens.guardPrices).execute();
        return [];
      },
    }),
  ],
};
