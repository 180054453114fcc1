import { expect } from "chai";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { OutboxRelay } from "../../../src/adapters/persistence/outbox/outbox-relay.ts";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";
import { TwoTransactions, type InTransaction } from "../../support/two-transactions.ts";

describe("the relay of events", () => {
  let database: TestDatabase;
  let two: TwoTransactions;
  before(async () => {
    database = await cloneDatabase();
    two = await TwoTransactions.on(database);
  });
  after(async () => {
    await two.close();
    await database.drop();
  });

  const publish: InTransaction<number> = (transaction) => new OutboxRelay(transaction).publish();

  it("numbers each event once: of two at once the second leaves everything to the first", async () => {
    await database.query(
      `INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
       SELECT 'trade', 'trade001', n, 'paid', ARRAY['trader01'], clock_timestamp()
         FROM generate_series(1, 3) n`,
    );
    expect(await two.interleave(publish, publish)).to.equal(0);
    const rows = await database.query("SELECT seq, publish_number AS number FROM outbox");
    expect(rows).to.deep.equal([1, 2, 3].map((seq) => ({ seq, number: String(seq) })));
  });

  it("publishes a backlog of many batches at once, without a gap and in order", async () => {
    await database.query(
      `INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
       SELECT 'trade', 'trade002', n, 'paid', ARRAY['trader01'], clock_timestamp()
         FROM generate_series(1, 1700) n`,
    );
    const pool = await createDataSource({ url: database.url }).initialize();
    expect(await new OutboxRelay(pool).publishAll()).to.equal(1_700);
    await pool.destroy();
    const rows = await database.query(
      `SELECT count(*)::integer AS events, max(publish_number - seq) - min(publish_number - seq) AS gaps
         FROM outbox WHERE aggregate_id = 'trade002'`,
    );
    expect(rows).to.deep.equal([{ events: 1_700, gaps: "0" }]);
  });
});
