import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connectAsAdministrator } from "../../src/adapters/persistence/embedded-postgres/administrator.ts";
import { placeCluster } from "../../src/adapters/persistence/embedded-postgres/placement.ts";
import { postgresRuntime } from "../../src/adapters/persistence/embedded-postgres/runtime.ts";
import { serverAccount } from "../../src/adapters/persistence/embedded-postgres/server-account.ts";
import { spawnServer } from "../../src/adapters/persistence/embedded-postgres/server-process.ts";
import { faketimeLibrary } from "./fault-tools.ts";

/** A false time of day for a process and its children; durations stay true. */
export class FalseClock {
  readonly #folder: string;

  /**
   * Keeps the offset in a file of the folder, which other accounts can enter; at first it is zero.
   */
  constructor(folder: string) {
    this.#folder = folder;
    this.jump("+0");
  }

  /** The environment of a process that uses this clock. */
  get environment(): Record<string, string> {
    return {
      LD_PRELOAD: faketimeLibrary,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    };
  }

  /** From now on the clock is wrong by this much: "+2h", "-3h". */
  jump(offset: string): void {
    writeFileSync(this.#file, `${offset}\n`);
    chmodSync(this.#file, 0o644);
  }

  /** Starts the database server of the cluster in that folder with this clock. */
  async startServer(directory: string): Promise<void> {
    const account = serverAccount();
    const place = placeCluster(directory, account);
    const program = join(await postgresRuntime(account), "bin", "postgres");
    const variables = Object.entries(this.environment).map(([name, value]) => `${name}='${value}'`);
    const bin = join(this.#folder, "bin");
    mkdirSync(bin, { recursive: true });
    writeFileSync(
      join(bin, "postgres"),
      `#!/bin/sh\nexec env ${variables.join(" ")} '${program}' "$@"\n`,
    );
    chmodSync(join(bin, "postgres"), 0o755);
    spawnServer(this.#folder, place, { durable: true, maxConnections: 100 }, account);
    const deadline = Date.now() + 30_000;
    for (;;) {
      try {
        const client = await connectAsAdministrator({ host: place.socketFolder, port: 5432 });
        return await client.end();
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await pause(50);
      }
    }
  }

  get #file(): string {
    return join(this.#folder, "false-clock");
  }
}
