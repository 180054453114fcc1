import { inspect } from "node:util";
import { CannotStart } from "../application/ports/cannot-start.ts";
import { startApplication } from "./application.ts";
import { readConfig } from "./config.ts";
import { findProject } from "./project.ts";

/** Serves until the process is told to stop. Prints the address, or one sentence why it cannot. */
export async function serve(): Promise<void> {
  let isStopping = false;
  const starting = start();
  onStopSignal(() => {
    isStopping = true;
    void starting
      .then(({ application }) => application.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => endWith(error),
      );
  });
  try {
    const { application, brandName } = await starting;
    if (!isStopping) process.stdout.write(`${brandName} is ready: ${application.url}\n`);
  } catch (error) {
    endWith(error);
  }
}

async function start() {
  const project = findProject();
  const config = readConfig(process.env, project.folder);
  return {
    application: await startApplication(config, project),
    brandName: config.brandName,
  };
}

/** What the operator can mend is said in one sentence; anything else is a bug, with its trace. */
function endWith(error: unknown): void {
  const text = error instanceof CannotStart ? error.message : inspect(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/**
 * Ctrl-C, a supervisor, a closed terminal, or the end of the program that started us. Told during
 * the start, the process finishes starting and then stops: nothing is left half made.
 */
function onStopSignal(stop: () => void): void {
  let isTold = false;
  const stopOnce = () => {
    if (!isTold) stop();
    isTold = true;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stopOnce);
  process.on("disconnect", stopOnce);
  if (process.send && !process.connected) stopOnce();
}
