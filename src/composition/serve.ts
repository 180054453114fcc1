import { CannotStart } from "../application/ports/cannot-start.ts";
import { startApplication } from "./application.ts";
import { readConfig } from "./config.ts";
import { findProject } from "./project.ts";

/** Serves until the process is told to stop. Prints the address, or one sentence why it cannot. */
export async function serve(): Promise<void> {
  try {
    const project = findProject();
    const config = readConfig(process.env, project.folder);
    const application = await startApplication(config, project);
    stopOnSignal(() => application.stop());
    process.stdout.write(`${config.brandName} is ready: ${application.url}\n`);
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Ctrl-C, a supervisor, or the end of the program that started us: each drains, then ends. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping: Promise<void> | undefined;
  const stopOnce = () => {
    stopping ??= stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stopOnce);
  process.on("SIGTERM", stopOnce);
  process.on("disconnect", stopOnce);
}
