import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, statSync } from "node:fs";

/** What is started, and how. */
export interface Command {
  readonly name: string;
  readonly words: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Its output is appended there. */
  readonly log: string;
}

/** One process of the deployment. It is told to end where we are killed. */
export class Child {
  readonly name: string;
  readonly log: string;
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown>;
  readonly #loggedBefore: number;

  constructor({ name, words, environment, log }: Command) {
    this.name = name;
    this.log = log;
    const output = openSync(log, "a", 0o600);
    this.#loggedBefore = statSync(log).size;
    const [command = "", ...args] = words;
    // A group of its own: Ctrl-C reaches only us, and we end them in their order.
    this.#process = spawn(command, args, {
      detached: true,
      env: { PATH: process.env["PATH"], LC_ALL: "C.UTF-8", ...environment },
      stdio: ["ignore", output, output],
    });
    closeSync(output);
    this.#ended = once(this.#process, "exit").catch(() => undefined);
  }

  get isRunning(): boolean {
    const { pid, exitCode, signalCode } = this.#process;
    return pid !== undefined && exitCode === null && signalCode === null;
  }

  /** Everything so far. */
  get printed(): string {
    return readFileSync(this.log).subarray(this.#loggedBefore).toString("utf8");
  }

  async end(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    if (this.isRunning) this.#process.kill(signal);
    await this.#ended;
  }
}
