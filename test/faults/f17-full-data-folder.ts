import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Run } from "../support/built-program.ts";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";
import { SmallDisk } from "./small-disk.ts";

/** Not the database's disk: that is a separate one here. */
const megabytes = 16;
/** What the last page of a file can still take. */
const pageBytes = 4_096;

/** F17: nothing can be written to the log or to the data folder any more. */
export const fullDataFolder: FaultRow = {
  id: "F17",
  title: "the disk of the log and of the program's data folder is full",
  needs: ["root", "tmpfs"],
  async run({ cycles, seed, patient, say }) {
    const folder = mkdtempSync(join(tmpdir(), "peerhold-full-"));
    const disk = SmallDisk.mount(folder, megabytes);
    const environment = { DATA_DIR: join(folder, "data"), LOG_LEVEL: "debug" };
    // With a database URL: the data folder then holds no database.
    const rig = await Rig.open({ patient, proxied: true, environment });
    const log = join(folder, "log");
    let logging: Run | undefined;
    const length = () => readFileSync(log).length;
    try {
      const [first] = rig.runs;
      if (first) await rig.end(first, "SIGTERM");
      logging = rig.startInto(log);
      rig.serveFrom(await addressIn(log));
      disk.fill();
      const full = length();
      const load = rig.load(seed);
      await pause(cycles * 100);
      await load.finish(rig.limits.hangMs);
      await rig.expectSound();
      await rig.expectNothingTwice();
      const { lost, byStatus, statuses } = rig.answers;
      if (lost > 0 || byStatus.size > 1) throw new Error(`${lost} lost, ${statuses}.`);
      if (length() > full + pageBytes) throw new Error("The log grew: the disk was not full.");
      disk.empty();
      await pause(200);
      await rig.market.pairs[0]?.buyer.ask("listActiveTrades", {});
      await pause(200);
      if (length() <= full + pageBytes)
        throw new Error("The log does not go on when there is room again.");
      logging.process.kill("SIGTERM");
      const code = await logging.ended;
      if (code !== 0) throw new Error(`It ended with ${code}.`);
      say(`${rig.journal.count} acknowledged while nothing could be written, 0 lost, ${statuses}`);
    } finally {
      logging?.process.kill("SIGKILL");
      await rig.close();
      disk.unmount();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** The address that the program printed to that file. */
async function addressIn(log: string): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const text = existsSync(log) ? readFileSync(log, "utf8") : "";
    const address = /is ready: (\S+)/.exec(text)?.[1];
    if (address !== undefined) return address;
    await pause(100);
  }
  throw new Error("The program did not say where it is.");
}
