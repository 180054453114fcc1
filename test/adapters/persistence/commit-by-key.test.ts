import { expect } from "chai";
import { carryOutCommits } from "../../../src/adapters/persistence/commit/carry-out-commits.ts";
import type { Commit } from "../../../src/application/ports/commit.ts";
import { journalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import { money } from "../../../src/domain/money/money.ts";
import { TestMarket } from "../../support/test-market.ts";

describe("a commit among many others", () => {
  let floor: TestMarket;

  before(async () => {
    floor = await TestMarket.open();
  });

  after(() => floor.close());

  it("reads the rows that it changes, and no table as a whole", async () => {
    const counter = await floor.openCounter();
    const [payer, payee] = [await floor.addTrader(), await floor.addTrader()];
    await floor.fund(counter, payer, money("BTC", 5_000n));
    await addOthers();
    const account = { kind: "available", asset: "BTC" } as const;
    const entry = journalEntry("between-two", [
      {
        from: { ...account, traderId: payer.traderId },
        to: { ...account, traderId: payee.traderId },
        amount: money("BTC", 1_000n),
      },
    ]);
    const commit: Commit = {
      key: { actorId: payer.traderId, key: "a-key-of-his", inputHash: "said" },
      answer: "done",
      judgedAt: await floor.now(),
      usage: [],
      entries: [entry],
    };
    const read = await counter.pool.transaction(async (transaction) => {
      const outcomes = await carryOutCommits(transaction, [commit], undefined);
      expect(outcomes).to.deep.equal([{ outcome: "applied" }]);
      return transaction.query<{ relname: string; rows: number }[]>(
        `SELECT relname, (seq_tup_read + idx_tup_fetch)::integer AS rows
           FROM pg_stat_xact_user_tables
          WHERE relname IN ('ledger_account', 'idempotency_key')
          ORDER BY relname`,
      );
    });
    expect(read).to.have.lengthOf(2);
    for (const { relname, rows } of read) expect(rows, relname).to.be.below(50);
  });

  /**
   * Twenty thousand traders with an account and a key each, and the planner's statistics include
   * them.
   */
  async function addOthers(): Promise<void> {
    const others = "generate_series(1, 20000) n";
    await floor.database.query(
      `INSERT INTO ledger_account (id, kind, owner_id, asset, balance)
       SELECT 'available:BTC:other' || n, 'available', 'other' || n, 'BTC', 0 FROM ${others}`,
    );
    await floor.database.query(
      `INSERT INTO idempotency_key (actor_id, key, input_hash, answer)
       SELECT 'other' || n, 'a-key', 'said', '"done"' FROM ${others}`,
    );
    await floor.database.query("ANALYZE ledger_account, idempotency_key");
  }
});
