import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { placeCluster } from "../../src/adapters/persistence/embedded-postgres/placement.ts";
import { serverAccount } from "../../src/adapters/persistence/embedded-postgres/server-account.ts";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";
import { startTrade } from "./trade-steps.ts";

const clients = 64;
/** How often a command is retried before its caller is told to come back. */
const mostJudgements = 5;

/** F10: everyone uses the same four accounts, and the database rolls transactions back. */
export const deadlocks: FaultRow = {
  id: "F10",
  title: "64 clients on four accounts, and transactions that are taken back",
  needs: [],
  async run({ cycles, seed, patient, say }) {
    const rig = await Rig.open({ patient });
    try {
      const storm = rig.load(seed, clients);
      await pause(cycles * 200);
      await storm.finish(rig.limits.hangMs);
      await rig.expectSound();
      const deadlocked = countInLog(rig, "deadlock detected");
      if (deadlocked > 0) throw new Error(`${deadlocked} deadlocks among ${clients} clients.`);
      say(`${rig.journal.count} acknowledged by ${clients} clients, 0 deadlocks`);
      for (const code of ["40001", "40P01"]) {
        await takeBack(rig, code, 2);
        const load = rig.load(seed + 1);
        await pause(cycles * 100);
        await load.finish(rig.limits.hangMs);
        await rig.expectSound();
        await letThrough(rig);
      }
      await rig.expectNothingTwice();
      await takeBack(rig, "40001", 1);
      await expectGivenUp(rig, seed);
      await letThrough(rig);
      const [pair] = rig.market.pairs;
      if (pair) await startTrade(pair, `after-${seed}`);
      say(
        `every second one taken back by 40001 and 40P01: all done; all of them: 503 after 5 tries`,
      );
    } finally {
      await rig.close();
    }
  },
};

/** Rolls back every `each`-th transaction that records an event of a trade. */
async function takeBack(rig: Rig, code: string, each: number): Promise<void> {
  await rig.onDatabase((query) =>
    query(
      `CREATE SEQUENCE taken_back;
       GRANT ALL ON SEQUENCE taken_back TO PUBLIC;
       CREATE FUNCTION take_back() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF nextval('taken_back') % ${each} = 0 THEN
           RAISE EXCEPTION 'taken back' USING ERRCODE = '${code}';
         END IF;
         RETURN NULL;
       END $$;
       CREATE TRIGGER take_back AFTER INSERT ON trade_event
         FOR EACH STATEMENT EXECUTE FUNCTION take_back();`,
    ),
  );
}

async function letThrough(rig: Rig): Promise<void> {
  await rig.onDatabase((query) =>
    query(
      "DROP TRIGGER take_back ON trade_event; DROP FUNCTION take_back; DROP SEQUENCE taken_back",
    ),
  );
}

/** A transaction that never succeeds is retried a few times, then refused. */
async function expectGivenUp(rig: Rig, seed: number): Promise<void> {
  const [pair] = rig.market.pairs;
  const body = { offer_id: pair?.offerId, fiat_amount: "20.00" };
  const answered = await pair?.buyer.ask("startTrade", { body, key: `given-up-${seed}` });
  if (answered?.status !== 503 || answered.retryAfter === null) {
    throw new Error(`What was always taken back was answered ${answered?.status}.`);
  }
  const [row] = await rig.onDatabase((query) =>
    query<{ tries: number }>("SELECT last_value::integer AS tries FROM taken_back"),
  );
  if (row?.tries !== mostJudgements) throw new Error(`It was tried ${row?.tries} times.`);
}

function countInLog(rig: Rig, words: string): number {
  const { log } = placeCluster(join(rig.program.folder, "data", "postgres"), serverAccount());
  return readFileSync(log, "utf8").split(words).length - 1;
}
