import { ContainerModule } from "inversify";
import { PgBossJobs } from "../adapters/persistence/jobs/pg-boss-jobs.ts";
import { token, tokens } from "./tokens.ts";

/** The names of what does work in the background that is no trade's clock. */
export const jobsTokens = {
  jobs: token<PgBossJobs>("jobs"),
};

/** An outage is told once in so long, not with every look at a queue. */
const troubleToldEveryMs = 60_000;

/** Work in the background: asked for by every process, done by workers. */
export const jobs = new ContainerModule(({ bind }) => {
  bind(jobsTokens.jobs).toResolvedValue(
    (dataSource, logger) => {
      let quietUntil = 0;
      return new PgBossJobs(dataSource, {
        failed: (job, err) => logger.error({ err, job }, "a job failed"),
        troubled(err) {
          if (performance.now() < quietUntil) return;
          quietUntil = performance.now() + troubleToldEveryMs;
          logger.error({ err }, "jobs were not looked for");
        },
      });
    },
    [tokens.dataSource, tokens.logger],
  );
});
