import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProject } from "../../src/composition/project.ts";
import { removeCluster } from "./remove-cluster.ts";

/** One run of the program. */
export interface Run {
  readonly process: ChildProcess;
  /** Everything printed so far. */
  readonly output: () => string;
  /** The address, once it is printed; an error with the output when the program ends before. */
  readonly ready: Promise<string>;
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

const server = [process.execPath, join("dist", "server", "main.js")];

/** The program as it was built, as `npm start` runs it, with a data folder of its own. */
export class BuiltProgram {
  /** Whatever the test puts there goes with it; the program's data lie in `data`. */
  readonly folder = mkdtempSync(join(tmpdir(), "peerhold-start-"));
  readonly #running: Run[] = [];

  constructor() {
    // The database's account has to get in, where it is another than ours.
    chmodSync(this.folder, 0o711);
  }

  /** Starts it, or another command that starts it, on a free port. */
  run(
    environment: Record<string, string>,
    [command = "", ...args]: readonly string[] = server,
  ): Run {
    const child = spawn(command, args, {
      cwd: findProject().folder,
      env: {
        PATH: process.env["PATH"],
        PORT: "0",
        DEMO_STORY: "0",
        DATA_DIR: join(this.folder, "data"),
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    let output = "";
    // Not the event "close": it never comes once we have closed the channel ourselves.
    const ended = Promise.all([
      new Promise<number | null>((resolve) => child.on("exit", resolve)),
      ...[child.stdout, child.stderr].map((stream) => stream && once(stream, "close")),
    ]).then(([code]) => code);
    const ready = new Promise<string>((resolve, reject) => {
      const collect = (chunk: Buffer) => {
        output += chunk.toString();
        const address = /is ready: (\S+)/.exec(output)?.[1];
        if (address) resolve(address);
      };
      child.stdout?.on("data", collect);
      child.stderr?.on("data", collect);
      void ended.then(() => reject(new Error(output)));
    });
    ready.catch(() => undefined);
    const started: Run = { process: child, output: () => output, ready, ended };
    this.#running.push(started);
    return started;
  }

  /** Stops all runs and removes what they left behind. */
  async remove(): Promise<void> {
    for (const { process: each, ended } of this.#running) {
      each.kill("SIGTERM");
      await ended;
    }
    // The server of a killed program goes on: the next start adopts it, and stops it at its end.
    const last = this.run({});
    await last.ready.catch(() => undefined);
    last.process.kill("SIGTERM");
    await last.ended;
    removeCluster(join(this.folder, "data", "postgres"));
    rmSync(this.folder, { recursive: true, force: true });
  }
}
