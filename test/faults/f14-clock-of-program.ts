import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { TOTP } from "otpauth";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { demoStaff } from "../../src/application/demo/demo-staff.ts";
import { StaffVisitor } from "../support/staff-visitor.ts";
import { Visitor } from "../support/visitor.ts";
import { FalseClock } from "./false-clock.ts";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";
import { startTrade } from "./trade-steps.ts";

const jumps = ["+2h", "-3h", "+0"];
/** Long enough for the worker to check every deadline. */
const lookMs = 2_500;

/** F14: the clock of the program's machine is wrong, and jumps while it serves. */
export const clockOfProgram: FaultRow = {
  id: "F14",
  title: "the program's clock jumps by +2 h and −3 h",
  needs: ["libfaketime"],
  async run({ seed, patient, say }) {
    const folder = mkdtempSync(join(tmpdir(), "peerhold-clock-"));
    const clock = new FalseClock(folder);
    const rig = await Rig.open({ patient, environment: clock.environment });
    try {
      const [pair] = rig.market.pairs;
      if (!pair) throw new Error("Nobody trades.");
      const parameters = await startTrade(pair, `waits-${seed}`);
      rig.journal.acknowledge({ trade: parameters.id, status: "active_funded" });
      const ended = await endedSession(rig);
      for (const jump of jumps) {
        clock.jump(jump);
        await pause(lookMs);
        const shown = await pair.buyer.insist("viewTrade", { parameters });
        if (shown.status !== "active_funded")
          throw new Error(`After ${jump} it is ${shown.status}.`);
        const wrong = Math.abs(Date.parse(shown.now) - Date.now());
        if (wrong > 60_000) throw new Error(`After ${jump} the trade page is ${wrong} ms wrong.`);
        const { status } = await ended.call("listActiveTrades");
        if (status !== 401) throw new Error(`${jump} revived a session: ${status}.`);
        await expectCodesByDatabase(rig, jump);
        const load = rig.load(seed);
        await pause(500);
        await load.finish(rig.limits.hangMs);
        await rig.expectSound();
      }
      await rig.expectNothingTwice();
      say(
        `jumps ${jumps.join(", ")}: no early expiry, no session revived, codes by the database's clock, ` +
          `${rig.journal.count} acknowledged, 0 lost`,
      );
    } finally {
      await rig.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Somebody whose session ended a minute ago by the shifted clock. */
async function endedSession(rig: Rig): Promise<Visitor> {
  const visitor = await Visitor.ofDemo(rig.url(), "marta_d");
  await rig.onDatabase((query) =>
    query(
      `UPDATE session SET last_active_at = clock_timestamp() - interval '24 hours 1 minute'
        WHERE started_at = (SELECT max(started_at) FROM session)`,
    ),
  );
  return visitor;
}

/** A code of the true time signs staff in, and one of the program's wrong time does not. */
async function expectCodesByDatabase(rig: Rig, jump: string): Promise<void> {
  const adminUrl = /console for staff:\s+(\S+)/.exec(rig.runs[0]?.output() ?? "")?.[1] ?? "";
  const member = demoStaff[jumps.indexOf(jump)];
  if (!member) throw new Error("There is nobody to sign in.");
  const factor = new TOTP({ secret: member.factor });
  const tryAt = async (timestamp: number) => {
    const visitor = await StaffVisitor.of(adminUrl);
    const code = factor.generate({ timestamp });
    const body = { username: member.username, password: demoPassword, code };
    return (await visitor.call("logInStaff", { body })).status;
  };
  const hours = Number.parseInt(jump, 10);
  if (hours !== 0 && (await tryAt(Date.now() + hours * 3_600_000)) === 200) {
    throw new Error(`After ${jump} a code of the wrong time was taken.`);
  }
  const status = await tryAt(Date.now());
  if (status !== 200) throw new Error(`After ${jump} the right code was answered ${status}.`);
}
