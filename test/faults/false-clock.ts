import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { faketimeLibrary } from "./fault-tools.ts";

/** Another time of day for a process and all that it starts; how long something takes stays true. */
export class FalseClock {
  readonly #file: string;

  /** Keeps what it says in a file of the folder; at first it is right. */
  constructor(folder: string) {
    this.#file = join(folder, "false-clock");
    this.jump("+0");
  }

  /** What a process is started with, to go by this clock. */
  get environment(): Record<string, string> {
    return {
      LD_PRELOAD: faketimeLibrary,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    };
  }

  /** From now on it is wrong by so much: "+2h", "-3h". */
  jump(offset: string): void {
    writeFileSync(this.#file, `${offset}\n`);
    chmodSync(this.#file, 0o644);
  }
}
