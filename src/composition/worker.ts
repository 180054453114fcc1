import type { Container } from "inversify";
import { claimTokens } from "./claim-module.ts";
import { eventTokens } from "./event-module.ts";
import { housekeepingTokens } from "./housekeeping-module.ts";
import { peopleTokens } from "./people-module.ts";
import { repeat } from "./repeat.ts";
import { teamTokens } from "./team-module.ts";
import { tokens } from "./tokens.ts";
import { tradeTokens } from "./trade-module.ts";

/** How long the worker rests between two rounds. */
const workerPauseMs = 1_000;

/** The most ends of account states that one round writes down. */
const mostStatesTogether = 100;

/** How long events wait for those that come with them. */
const publishPauseMs = 100;

/** How long what has outlived its use may stay beyond its time. */
const housekeepingPauseMs = 3_600_000;

/**
 * Carries out deadlines, looks after states of accounts and claims, publishes events, and removes
 * what has outlived its use. Gives what stops it.
 */
export function startWorker(container: Container): () => Promise<void> {
  const runDueDeadlines = container.get(tradeTokens.runDueDeadlines);
  const states = container.get(peopleTokens.states);
  const enforceAccountStates = container.get(peopleTokens.enforceAccountStates);
  const returnCases = container.get(teamTokens.returnCases);
  const settleClaims = container.get(claimTokens.settleClaims);
  const logger = container.get(tokens.logger);
  const warn = (err: unknown) => logger.error({ err }, "a deadline was not carried out");
  const work = async () => {
    for (const error of await runDueDeadlines.execute()) warn(error);
    await states.liftEnded(mostStatesTogether);
    for (const error of await enforceAccountStates.execute()) warn(error);
    for (const error of await returnCases.execute()) warn(error);
    for (const error of await settleClaims.execute()) warn(error);
  };
  const working = repeat(work, workerPauseMs, warn);
  const relay = container.get(eventTokens.relay);
  const publishing = repeat(
    () => relay.publish(),
    publishPauseMs,
    (err) => logger.error({ err }, "events were not published"),
  );
  const removeExpired = container.get(housekeepingTokens.removeExpired);
  const warnOfRest = (err: unknown) => logger.error({ err }, "something expired was not removed");
  const housekeeping = repeat(
    async () => (await removeExpired.execute()).forEach(warnOfRest),
    housekeepingPauseMs,
    warnOfRest,
  );
  return async () => {
    await Promise.all([working.stop(), publishing.stop(), housekeeping.stop()]);
  };
}
