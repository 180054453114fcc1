import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProject } from "../../src/composition/project.ts";
import { placeOf, removeCluster } from "./remove-cluster.ts";

/** One run of the program. */
export interface Run {
  readonly process: ChildProcess;
  /** Everything printed so far. */
  readonly output: () => string;
  /** The address, once it is printed; an error with the output if the program ends before. */
  readonly ready: Promise<string>;
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

const server = [process.execPath, join("dist", "server", "main.js")];

/** The program as it was built, as `npm start` runs it, with a data folder of its own. */
export class BuiltProgram {
  /** Whatever the test puts there is removed with it; the program's data is in `data`. */
  readonly folder = mkdtempSync(join(tmpdir(), "peerhold-start-"));
  readonly #database = join(this.folder, "data", "postgres");
  readonly #running: Run[] = [];

  constructor() {
    // The database's account needs access, if it is not ours.
    chmodSync(this.folder, 0o711);
  }

  /** Gives it the data that another one left when it stopped, as if it had run there before. */
  async takeOver(other: BuiltProgram): Promise<void> {
    const [from = "", to = ""] = [other, this].map(({ folder }) => join(folder, "data"));
    // Owners are kept: the database's account may differ from ours.
    await promisify(execFile)("cp", ["-a", from, to]);
  }

  /** Removes its data: the next start is a first one. */
  forget(): void {
    removeCluster(this.#database);
    rmSync(join(this.folder, "data"), { recursive: true, force: true });
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

  /** Stops all runs. */
  async stop(): Promise<void> {
    for (const { process: each, ended } of this.#running.splice(0)) {
      each.kill("SIGTERM");
      await ended;
    }
  }

  /** Stops all runs and removes what they left behind. */
  async remove(): Promise<void> {
    await this.stop();
    if (existsSync(join(placeOf(this.#database), "postmaster.pid"))) {
      // The server of a killed program keeps running: the next start adopts it, and stops it at its
      // end.
      await this.run({}).ready.catch(() => undefined);
      await this.stop();
    }
    removeCluster(this.#database);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
