import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { FalseClock } from "./false-clock.ts";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";
import { startPaid, startTrade } from "./trade-steps.ts";

/**
 * The jumps, and the outage in seconds that each looks like: a clock that jumps ahead cannot be told
 * from a time in which everything was down, so every window is longer by it.
 */
const jumps = [
  { offset: "-2h", hours: -2, outage: 0 },
  { offset: "+25h", hours: 25, outage: 27 * 3_600 },
] as const;

/** F15: the clock that decides everything is itself wrong, and jumps. */
export const clockOfDatabase: FaultRow = {
  id: "F15",
  title: "PostgreSQL's clock jumps by −2 h and +25 h",
  needs: ["libfaketime"],
  async run({ seed, patient, say }) {
    const folder = mkdtempSync(join(tmpdir(), "peerhold-clock-"));
    chmodSync(folder, 0o711);
    const clock = new FalseClock(folder);
    const rig = await Rig.open({
      patient,
      startServer: (directory) => clock.startServer(directory),
    });
    try {
      const [pair] = rig.market.pairs;
      if (!pair) throw new Error("Nobody trades.");
      for (const { offset, hours, outage } of jumps) {
        const paid = await startPaid(pair, `paid-${seed}-${offset}`);
        const open = await startTrade(pair, `open-${seed}-${offset}`);
        const windowEnd = await dueAt(rig, open.id);
        clock.jump(offset);
        await expectHoursAhead(rig, hours);
        await pause(2_500);
        const extended = async () => Math.round((await dueAt(rig, open.id)) - windowEnd);
        await until(rig, offset, async () => Math.abs((await extended()) - outage) < 60);
        if ((await statusOf(rig, open.id)) !== "active_funded") {
          throw new Error(`${offset}: ${await statusOf(rig, open.id)}`);
        }
        await rig.onDatabase((query) =>
          query("UPDATE deadline SET at = clock_timestamp() WHERE subject = $1", [open.id]),
        );
        await until(rig, offset, async () => (await statusOf(rig, open.id)) === "expired");
        const kept = await statusOf(rig, paid.id);
        if (kept !== "paid") throw new Error(`After ${offset} a paid trade is ${kept}.`);
        await rig.expectSound();
      }
      say(
        "−2 h: nothing changed; +25 h: every window was extended by it; what was not paid in its time expired, what was paid stays",
      );
    } finally {
      await rig.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function statusOf(rig: Rig, id: string): Promise<string> {
  const [row] = await rig.onDatabase((query) =>
    query<{ status: string }>("SELECT status FROM trade WHERE id = $1", [id]),
  );
  return row?.status ?? "not there";
}

/** When its time to pay ends, in seconds since the epoch. */
async function dueAt(rig: Rig, id: string): Promise<number> {
  const [row] = await rig.onDatabase((query) =>
    query<{ at: number }>(
      `SELECT extract(epoch FROM at)::float8 AS at FROM deadline
        WHERE subject = $1 AND kind = 'payment_window'`,
      [id],
    ),
  );
  return row?.at ?? 0;
}

async function until(rig: Rig, offset: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + rig.limits.recoveryMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${offset}: not within the time to recover`);
    await pause(100);
  }
}

/** The server must have noticed the jump, or this would show nothing. */
async function expectHoursAhead(rig: Rig, hours: number): Promise<void> {
  const [row] = await rig.onDatabase((query) =>
    query<{ seconds: number }>("SELECT extract(epoch FROM clock_timestamp())::float8 AS seconds"),
  );
  const ahead = Math.round(((row?.seconds ?? 0) - Date.now() / 1_000) / 3_600);
  if (ahead !== hours) throw new Error(`The database's clock is ${ahead} h ahead, not ${hours} h.`);
}
