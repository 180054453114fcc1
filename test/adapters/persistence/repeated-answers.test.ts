import { expect } from "chai";
import { GroupCommit } from "../../../src/adapters/persistence/commit/group-commit.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { isPassingTrouble } from "../../../src/adapters/persistence/connection/passing-trouble.ts";
import type { CommandKey } from "../../../src/application/ports/commit.ts";
import { money } from "../../../src/domain/money/money.ts";
import { TestMarket, type Counter } from "../../support/test-market.ts";
import { transfer } from "../../support/transfer.ts";

/**
 * A server that steps down ends what waits for its replicas, and what waited is visible there from
 * then on, and nowhere else.
 */
describe("the answer of a command that is repeated", () => {
  let floor: TestMarket;
  let counter: Counter;
  let key: CommandKey;

  before(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
    const [from, to] = [await floor.addTrader(), await floor.addTrader()];
    await floor.fund(counter, from, money("BTC", 100n));
    key = { actorId: from.traderId, key: "sent twice", inputHash: "a" };
    const entries = [transfer("once", money("BTC", 5n), from, to)];
    await counter.changes.commit({
      key,
      answer: "done",
      judgedAt: await floor.now(),
      usage: [],
      entries,
    });
  });
  after(() => floor.close());

  /** The transaction that locked the kept key last. */
  const lockedBy = async () => {
    const [row] = await floor.database.query<{ xmax: string }>(
      "SELECT xmax::text FROM idempotency_key WHERE key = $1",
      [key.key],
    );
    return row?.xmax;
  };

  it("is committed like a change: it waits for the replicas that changes wait for", async () => {
    const before = await lockedBy();
    expect(await counter.changes.recall(key)).to.include({ outcome: "replayed" });
    expect(await lockedBy()).to.not.equal(before);
  });

  it("is not given by a server that can commit nothing", async () => {
    const [row] = await floor.database.query<{ name: string }>("SELECT current_database() AS name");
    await floor.database.query(
      `ALTER DATABASE ${row?.name} SET default_transaction_read_only = on`,
    );
    const pool = await createDataSource({ url: floor.database.url }).initialize();
    try {
      const steppedDown = new GroupCommit(pool);
      const failure = await steppedDown.recall(key).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(isPassingTrouble(failure)).to.equal(true);
    } finally {
      await pool.destroy();
    }
  });
});
