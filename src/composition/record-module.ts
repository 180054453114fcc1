import { ContainerModule } from "inversify";
import { recordRoutes } from "../adapters/http/inbound/record/record-routes.ts";
import { EarnedBadges } from "../adapters/persistence/record/earned-badges.ts";
import { PostgresOwnStandingStore } from "../adapters/persistence/record/postgres-own-standing-store.ts";
import type { OwnStandingStore } from "../application/ports/own-standing-store.ts";
import { ViewOwnBadges } from "../application/record/view-own-badges.ts";
import { ViewOwnStatistics } from "../application/record/view-own-statistics.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature record. */
const recordTokens = {
  ownStandings: token<OwnStandingStore>("ownStandings"),
  viewOwnBadges: token<ViewOwnBadges>("viewOwnBadges"),
  viewOwnStatistics: token<ViewOwnStatistics>("viewOwnStatistics"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = recordTokens;
  bind(t.ownStandings).toResolvedValue(
    (pool) => new PostgresOwnStandingStore(pool),
    [tokens.dataSource],
  );
  bind(t.viewOwnBadges).toResolvedValue(
    (standings) => new ViewOwnBadges(standings),
    [t.ownStandings],
  );
  bind(t.viewOwnStatistics).toResolvedValue(
    (standings) => new ViewOwnStatistics(standings),
    [t.ownStandings],
  );
});

/** The feature record: what traders see of their own record. */
export const record: Feature = {
  module: parts,
  routes: () => [served(recordRoutes, recordTokens)],
  subscribers: [() => new EarnedBadges()],
};
