import { ContainerModule } from "inversify";
import { adminBackgroundRoutes } from "../adapters/http/inbound/admin/background-work-routes.ts";
import { backgroundGauges } from "../adapters/metrics/background-gauges.ts";
import { BackgroundNumbers } from "../adapters/persistence/health/background-numbers.ts";
import { PostgresBackgroundDesk } from "../adapters/persistence/health/postgres-background-desk.ts";
import { RetryBackgroundWork } from "../application/background-work/retry-background-work.ts";
import { ViewBackgroundWork } from "../application/background-work/view-background-work.ts";
import type { BackgroundDesk } from "../application/ports/background-work.ts";
import { served, type Feature } from "./feature.ts";
import { jobsTokens } from "./jobs-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the parts by which admins see background work. */
const backgroundWorkTokens = {
  desk: token<BackgroundDesk>("backgroundDesk"),
  numbers: token<BackgroundNumbers>("backgroundNumbers"),
  viewBackgroundWork: token<ViewBackgroundWork>("viewBackgroundWork"),
  retryBackgroundWork: token<RetryBackgroundWork>("retryBackgroundWork"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = backgroundWorkTokens;
  bind(t.desk).toResolvedValue(
    (dataSource, seal, jobs) => new PostgresBackgroundDesk(dataSource, seal, jobs),
    [tokens.dataSource, tokens.auditSeal, jobsTokens.jobs],
  );
  bind(t.numbers).toResolvedValue((pool) => new BackgroundNumbers(pool), [tokens.dataSource]);
  bind(t.viewBackgroundWork).toResolvedValue((desk) => new ViewBackgroundWork(desk), [t.desk]);
  bind(t.retryBackgroundWork).toResolvedValue((desk) => new RetryBackgroundWork(desk), [t.desk]);
});

/** The feature background work: what admins see of jobs, subscribers and leases. */
export const backgroundWork: Feature = {
  module: parts,
  gauges: (found) => backgroundGauges(() => found.get(backgroundWorkTokens.numbers).read()),
  consoleRoutes: () => [served(adminBackgroundRoutes, backgroundWorkTokens)],
};
