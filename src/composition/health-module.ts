import { ContainerModule } from "inversify";
import { healthRoutes } from "../adapters/http/inbound/health/health-routes.ts";
import { DatabaseReadiness } from "../adapters/persistence/health/database-readiness.ts";
import { CheckReadiness } from "../application/health/check-readiness.ts";
import type { Dependency } from "../application/ports/dependency.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature health. */
export const healthTokens = {
  databaseReadiness: token<Dependency>("databaseReadiness"),
  checkReadiness: token<CheckReadiness>("checkReadiness"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = healthTokens;
  bind(t.databaseReadiness).toResolvedValue(
    (dataSource) => new DatabaseReadiness(dataSource),
    [tokens.dataSource],
  );
  bind(t.checkReadiness).toResolvedValue(
    (database) => new CheckReadiness([database]),
    [t.databaseReadiness],
  );
});

/** The feature health: liveness and readiness. */
export const health: Feature = {
  module: parts,
  routes: () => [served(healthRoutes, healthTokens)],
};
