/** Something that goes on in the background until it is stopped. */
export interface Repetition {
  /** Begins no new round, and waits for the one under way. */
  stop(): Promise<void>;
}

/** Runs a task again and again, `pauseMs` after the last round ended. A round that fails is told. */
export function repeat(
  task: () => Promise<unknown>,
  pauseMs: number,
  onError: (error: unknown) => void,
): Repetition {
  let isStopped = false;
  let wake: () => void = () => undefined;
  const run = async () => {
    while (!isStopped) {
      await task().catch(onError);
      if (!isStopped) await pause();
    }
  };
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const running = run();
  return {
    async stop() {
      isStopped = true;
      wake();
      await running;
    },
  };
}
