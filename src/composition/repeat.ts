/** Something that runs in the background until it is stopped. */
export interface Repetition {
  /** Resolves when the first round is over, even if it failed. */
  readonly first: Promise<void>;
  /** Starts no new round, and waits for the one under way. */
  stop(): Promise<void>;
}

/** What a task returns that has nothing left to do. */
export const finished = Symbol("finished");

/**
 * Runs a task at once and then repeatedly, `pauseMs` after the last round ended: never twice at the
 * same time. A round that fails is reported. A pause that can change is asked for before each. A
 * task that has nothing left to do returns `finished`, and is not run again.
 */
export function repeat(
  task: () => Promise<unknown>,
  pauseMs: number | (() => number),
  onError: (error: unknown) => void,
): Repetition {
  let isStopped = false;
  let wake: () => void = () => undefined;
  const round = async () => {
    if ((await task().catch(onError)) === finished) isStopped = true;
  };
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, typeof pauseMs === "number" ? pauseMs : pauseMs());
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const first = round();
  const goOn = async () => {
    await first;
    while (!isStopped) {
      await pause();
      if (!isStopped) await round();
    }
  };
  const running = goOn();
  return {
    first,
    async stop() {
      isStopped = true;
      wake();
      await running;
    },
  };
}
