import { ContainerModule } from "inversify";
import { PgBossJobs } from "../adapters/persistence/jobs/pg-boss-jobs.ts";
import type { StartTask } from "./background-task.ts";
import type { Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the background work that is not a trade's clock. */
export const jobsTokens = {
  jobs: token<PgBossJobs>("jobs"),
  /** The longest time in seconds that a job waits before an idle worker looks for it. */
  lookEverySeconds: token<number>("lookEverySeconds"),
};

const parts = new ContainerModule(({ bind }) => {
  bind(jobsTokens.lookEverySeconds).toConstantValue(1);
  bind(jobsTokens.jobs).toResolvedValue(
    (dataSource, logger, lookEverySeconds) =>
      new PgBossJobs(
        dataSource,
        {
          failed: (job, err) => logger.error({ err, job }, "a job failed"),
          troubled: (err) => logger.error({ err }, "jobs could not be polled"),
        },
        lookEverySeconds,
      ),
    [tokens.dataSource, tokens.logger, jobsTokens.lookEverySeconds],
  );
});

/** How long running jobs may take to finish once the process was told to stop. */
const drainMs = 8_000;

/** A process that only requests jobs also has the library open. */
const stopJobs: StartTask = (found) => () => found.get(jobsTokens.jobs).stop(drainMs);

/** Background work: requested by every process, done by workers. */
export const jobs: Feature = { module: parts, tasks: [stopJobs] };
