import type { Config } from "./config.ts";
import type { Parts } from "./feature.ts";
import { repeat } from "./repeat.ts";
import { tokens } from "./tokens.ts";

/** Something that runs in the background. Returns a function that stops it. */
export type StartTask = (parts: Parts, config: Config) => () => Promise<void>;

/** What is done repeatedly. */
interface Rounds {
  /** The pause between two rounds, in milliseconds. */
  readonly pauseMs: number;
  /** The log message beside an error. */
  readonly failed: string;
  /** Returns one round, which returns the errors that it went on after. */
  readonly round: (parts: Parts) => () => Promise<readonly unknown[] | void>;
}

/** A task of rounds; a round that fails is logged. */
export function inRounds({ pauseMs, failed, round }: Rounds): StartTask {
  return (parts) => {
    const logger = parts.get(tokens.logger);
    const warn = (err: unknown) => logger.error({ err }, failed);
    const once = round(parts);
    const going = repeat(async () => (await once())?.forEach(warn), pauseMs, warn);
    return () => going.stop();
  };
}

/** Starts the tasks; returns a function that stops them all. */
export function startTasks(
  tasks: readonly StartTask[],
  parts: Parts,
  config: Config,
): () => Promise<void> {
  const stops = tasks.map((start) => start(parts, config));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
