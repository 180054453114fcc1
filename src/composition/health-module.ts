import { ContainerModule } from "inversify";
import { healthRoutes } from "../adapters/http/inbound/health/health-routes.ts";
import { DatabaseReadiness } from "../adapters/persistence/health/database-readiness.ts";
import { CheckReadiness } from "../application/health/check-readiness.ts";
import { PostgresHeartbeat } from "../adapters/persistence/health/postgres-heartbeat.ts";
import type { Dependency } from "../application/ports/dependency.ts";
import type { Heartbeat, PlatformPart } from "../application/ports/heartbeat.ts";
import { inRounds, type StartTask } from "./background-task.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature health. */
export const healthTokens = {
  heartbeat: token<Heartbeat>("heartbeat"),
  databaseReadiness: token<Dependency>("databaseReadiness"),
  checkReadiness: token<CheckReadiness>("checkReadiness"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = healthTokens;
  bind(t.heartbeat).toResolvedValue((pool) => new PostgresHeartbeat(pool), [tokens.dataSource]);
  bind(t.databaseReadiness).toResolvedValue(
    (dataSource) => new DatabaseReadiness(dataSource),
    [tokens.dataSource],
  );
  bind(t.checkReadiness).toResolvedValue(
    (database) => new CheckReadiness([database]),
    [t.databaseReadiness],
  );
});

const beat = (part: PlatformPart): StartTask =>
  inRounds({
    pauseMs: 10_000,
    failed: "a sign of life was not recorded",
    round: (found) => {
      const [heartbeat, policy] = [
        found.get(healthTokens.heartbeat),
        found.get(policyTokens.whole),
      ];
      return () => heartbeat.beat(part, policy().trade.outageAfter);
    },
  });

/** A process that only works serves no pages: while nothing else runs, nobody can act. */
const beatOfPages: StartTask = (found, config) =>
  config.role === "worker" ? () => Promise.resolve() : beat("pages")(found, config);

/** The feature health: liveness and readiness, and signs of life that clocks of trades go by. */
export const health: Feature = {
  module: parts,
  routes: () => [served(healthRoutes, healthTokens)],
  tasks: [beatOfPages],
  workerTasks: [beat("work")],
  gauges: (found) => [
    {
      name: "peerhold_sign_of_life_age_seconds",
      help: "How long ago a process served pages or did background work, by part",
      label: "part",
      read: () => found.get(healthTokens.heartbeat).ages(),
    },
  ],
};
