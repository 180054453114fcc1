import { expect } from "chai";
import { bookProbes } from "../../../../src/adapters/persistence/books/book-probes.ts";
import { bookQueries } from "../../../../src/adapters/persistence/books/book-queries.ts";
import { PostgresBookAudits } from "../../../../src/adapters/persistence/books/postgres-book-audits.ts";
import { PostgresBooks } from "../../../../src/adapters/persistence/books/postgres-books.ts";
import { AuditBooks } from "../../../../src/application/books/audit-books.ts";
import { invariantNames } from "../../../../src/application/ports/invariants.ts";
import type { BooksReport } from "../../../../src/application/ports/books.ts";
import { money } from "../../../../src/domain/money/money.ts";
import { for100, TestMarket, type Counter } from "../../../support/test-market.ts";

const oneBitcoin = money("BTC", 100_000_000n);

describe("an audit of the books", () => {
  let floor: TestMarket;
  let counter: Counter;
  let books: PostgresBooks;
  let audits: PostgresBookAudits;
  let told: BooksReport[];
  let auditBooks: AuditBooks;
  before(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
  });
  beforeEach(async () => {
    const address = { url: floor.database.url };
    books = new PostgresBooks(address, counter.pool, bookQueries(604_800), bookProbes);
    audits = new PostgresBookAudits(counter.pool);
    told = [];
    auditBooks = new AuditBooks(books, audits, (report) => told.push(report));
    await floor.database.query("DELETE FROM books_audit");
  });
  after(() => floor.close());

  it("looks at every invariant, is kept for everybody, and tells what it found", async () => {
    const report = await auditBooks.execute("command");
    expect(report?.invariants.map(({ name }) => name)).to.deep.equal(invariantNames);
    expect(told).to.deep.equal([report]);
    const [kept] = await audits.list(5);
    expect(kept).to.deep.include({ ...report, reason: "command" });
    const last = await audits.last();
    expect(last).to.deep.include({ startedAt: report?.startedAt, findings: [] });
    expect(last?.ageSeconds).to.be.within(0, 60);
  });

  it("keeps nobody from writing, and sees nothing that came after it began", async () => {
    const [seller, buyer] = [await floor.addTrader(), await floor.addTrader()];
    await floor.fund(counter, seller, oneBitcoin);
    const offer = await floor.addSellOffer(seller);
    // The first query waits for the test, with the snapshot open.
    const query = (sql: string) => floor.database.query(sql);
    const waiting = { sql: "SELECT w FROM pg_advisory_xact_lock(42) w WHERE w::text <> ''" };
    const queries = {
      ...bookQueries(604_800),
      "entries-balance": { ...waiting, parameters: [] },
    };
    const address = { url: floor.database.url };
    const patient = new PostgresBooks(address, counter.pool, queries, () => []);
    await query("SELECT pg_advisory_lock(42)");
    const begun = await patient.begin();
    const running = begun?.run();
    const waits = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
    while ((await query(waits)).length === 0);
    const started = await counter.startTrade.execute(buyer, for100(offer));
    expect(started.ok).to.equal(true);
    await query("ALTER TABLE trader DROP CONSTRAINT trader_username_skeleton_key");
    await query("UPDATE trader SET username_skeleton = 'same'");
    await query("SELECT pg_advisory_unlock(42)");
    const report = await running;
    await begun?.end();
    expect(brokenOf(report)).to.deep.equal([]);
    const after = await auditBooks.execute("command");
    expect(brokenOf(after)).to.deep.equal(["names-unique"]);
    expect(await audits.last()).to.have.deep.property("findings", [
      { name: "names-unique", count: 1 },
    ]);
    await floor.database.query("UPDATE trader SET username_skeleton = id");
  });

  it("finds what a probe sees, and says which of its invariants it is", async () => {
    const change = (by: number) =>
      floor.database.query(
        "UPDATE ledger_account SET balance = balance + $1 WHERE id LIKE 'available:%'",
        [by],
      );
    await change(1);
    expect(brokenOf(await auditBooks.execute("command"))).to.deep.equal(["balances-are-sums"]);
    await change(-1);
    expect(brokenOf(await auditBooks.execute("command"))).to.deep.equal([]);
  });

  it("shows at most twenty rows of what is broken, and how many there are", async () => {
    await floor.database.query(
      `INSERT INTO idempotency_key (actor_id, key, input_hash)
       SELECT 'a', n::text, 'h' FROM generate_series(1, 50) n`,
    );
    const report = await auditBooks.execute("command");
    const found = report?.invariants.find(({ name }) => name === "keys-answered");
    expect(found?.count).to.equal(50);
    expect(found?.rows).to.have.length(20);
    expect(found?.rows[0]).to.have.keys("actor", "key");
    await floor.database.query("DELETE FROM idempotency_key");
  });

  it("of two at once one runs, and each scheduled one runs once per interval", async () => {
    const begun = await books.begin();
    expect(await audits.isRunning()).to.equal(true);
    expect(await auditBooks.execute("staff")).to.equal(undefined);
    await begun?.end();
    expect(await audits.isRunning()).to.equal(false);
    const rounds = await Promise.all(
      Array.from({ length: 4 }, () => auditBooks.executeWhenDue(900)),
    );
    expect(rounds.filter((report) => report !== undefined)).to.have.length(1);
    expect(await auditBooks.executeWhenDue(900)).to.equal(undefined);
    await floor.database.query(
      "UPDATE books_audit SET started_at = started_at - interval '16 minutes'",
    );
    expect(await auditBooks.executeWhenDue(900)).to.not.equal(undefined);
  });

  it("goes after its time, and is broken off when the process stops", async () => {
    await auditBooks.execute("command");
    await floor.database.query(
      "UPDATE books_audit SET started_at = started_at - interval '91 days'",
    );
    await auditBooks.execute("command");
    expect(await audits.list(5)).to.have.length(1);
    const begun = await books.begin();
    await books.breakOff();
    let failure: unknown;
    await begun?.run().catch((error: unknown) => (failure = error));
    await begun?.end();
    expect(failure).to.be.instanceOf(Error);
    expect(await audits.isRunning()).to.equal(false);
  });
});

function brokenOf(report: BooksReport | undefined) {
  return report?.invariants.filter(({ count }) => count > 0).map(({ name }) => name);
}
