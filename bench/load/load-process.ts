import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Reply } from "./driver.ts";
import type { Job } from "./jobs.ts";
import type { Measured } from "./measured.ts";

/** The process that puts load on others. */
export class LoadProcess {
  readonly #child: ChildProcess = fork(join(import.meta.dirname, "driver.ts"), {
    execArgv: ["--import", "tsx", "--max-old-space-size=4096"],
  });

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async run(job: Job): Promise<Measured> {
    this.#child.send(job);
    const over = new AbortController();
    const [reply] = (await Promise.race([
      once(this.#child, "message", over),
      once(this.#child, "exit", over).then(() => [{ error: "The load's process ended" }]),
    ]).finally(() => over.abort())) as [Reply];
    if ("error" in reply) throw new Error(reply.error);
    const failed = Object.entries(reply.measured.failures);
    if (failed.length > 0) {
      process.stderr.write(`  not all went well: ${JSON.stringify(Object.fromEntries(failed))}\n`);
    }
    return reply.measured;
  }

  stop(): void {
    this.#child.kill();
  }
}
