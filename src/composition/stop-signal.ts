/**
 * Resolves when the process is told to stop: Ctrl-C, a supervisor, a closed terminal, or the end of
 * the program that started us. It imports nothing, so that it listens before the rest is loaded: if
 * told during the start, the process finishes starting and then stops, and nothing is left half
 * done.
 */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => resolve();
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
    process.on("disconnect", stop);
    if (process.send && !process.connected) stop();
  });
}
