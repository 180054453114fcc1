import { ContainerModule } from "inversify";
import { PgBossJobs } from "../adapters/persistence/jobs/pg-boss-jobs.ts";
import type { StartTask } from "./background-task.ts";
import type { Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of what does work in the background that is no trade's clock. */
export const jobsTokens = {
  jobs: token<PgBossJobs>("jobs"),
};

const parts = new ContainerModule(({ bind }) => {
  bind(jobsTokens.jobs).toResolvedValue(
    (dataSource, logger) =>
      new PgBossJobs(dataSource, {
        failed: (job, err) => logger.error({ err, job }, "a job failed"),
        troubled: (err) => logger.error({ err }, "jobs were not looked for"),
      }),
    [tokens.dataSource, tokens.logger],
  );
});

/** How long jobs under way may take to end once the process was told to stop. */
const drainMs = 8_000;

/** Also a process that only asks for jobs has the library open. */
const stopJobs: StartTask = (found) => () => found.get(jobsTokens.jobs).stop(drainMs);

/** Work in the background: asked for by every process, done by workers. */
export const jobs: Feature = { module: parts, tasks: [stopJobs] };
