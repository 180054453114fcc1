import type { Container } from "inversify";
import { booksJobs } from "./books-module.ts";
import { claimJobs } from "./claim-module.ts";
import type { Config } from "./config.ts";
import { eventTokens } from "./event-module.ts";
import { housekeepingJobs } from "./housekeeping-module.ts";
import { jobsTokens } from "./jobs-module.ts";
import { peopleJobs } from "./people-module.ts";
import { repeat } from "./repeat.ts";
import { teamJobs } from "./team-module.ts";
import { tokens } from "./tokens.ts";
import { tradeTokens } from "./trade-module.ts";

/** How long the worker rests between two looks at the clocks of trades. */
const clocksPauseMs = 1_000;

/** How long events wait for those that come with them. */
const publishPauseMs = 100;

/** How long jobs under way may take to end once the process was told to stop. */
const drainMs = 8_000;

/**
 * Carries out deadlines, publishes events, and does the jobs of all features: each by itself, so that
 * none waits for another. Gives what stops it.
 */
export function startWorker(
  container: Container,
  { booksAuditMinutes }: Pick<Config, "booksAuditMinutes">,
): () => Promise<void> {
  const logger = container.get(tokens.logger);
  const runDueDeadlines = container.get(tradeTokens.runDueDeadlines);
  const warn = (err: unknown) => logger.error({ err }, "a deadline was not carried out");
  const working = repeat(
    async () => (await runDueDeadlines.execute()).forEach(warn),
    clocksPauseMs,
    warn,
  );
  const relay = container.get(eventTokens.relay);
  const publishing = repeat(
    () => relay.publish(),
    publishPauseMs,
    (err) => logger.error({ err }, "events were not published"),
  );
  const jobs = container.get(jobsTokens.jobs);
  const handlers = [
    ...peopleJobs,
    ...teamJobs,
    ...claimJobs,
    ...housekeepingJobs,
    ...booksJobs(booksAuditMinutes),
  ].map((make) => make(container));
  jobs.work(handlers);
  return async () => {
    await Promise.all([working.stop(), publishing.stop(), jobs.stop(drainMs)]);
  };
}
