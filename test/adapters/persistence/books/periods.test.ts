import { expect } from "chai";
import fc from "fast-check";
import { Client } from "pg";
import type { DataSource } from "typeorm";
import { bookProbes } from "../../../../src/adapters/persistence/books/book-probes.ts";
import { bookQueries } from "../../../../src/adapters/persistence/books/book-queries.ts";
import { PostgresBookAudits } from "../../../../src/adapters/persistence/books/postgres-book-audits.ts";
import { PostgresBooks } from "../../../../src/adapters/persistence/books/postgres-books.ts";
import { createDataSource } from "../../../../src/adapters/persistence/connection/data-source.ts";
import { AuditBooks } from "../../../../src/application/books/audit-books.ts";
import type { AuditScope, BooksReport } from "../../../../src/application/ports/books.ts";
import { cloneDatabase, type TestDatabase } from "../../../support/database.ts";

const sizes = { entriesOfPeriod: 4, tradesOfSlice: 4 };

/** An amount that moves between two of the accounts below. */
interface Movement {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

const accounts = ["a", "b", "c", "d"].map((owner) => `available:BTC:${owner}`);

describe("sealed periods of the ledger", () => {
  let database: TestDatabase;
  let pool: DataSource;
  beforeEach(async () => {
    database = await cloneDatabase();
    pool = await createDataSource({ url: database.url }).initialize();
  });
  afterEach(async () => {
    await pool.destroy();
    await database.drop();
  });

  const query = <Row>(sql: string, parameters: unknown[] = []) =>
    database.query<Row>(sql, parameters);

  const audit = async (probes = bookProbes, scope: AuditScope = "open") => {
    const books = new PostgresBooks({ url: database.url }, pool, bookQueries(1), probes, sizes);
    const audits = new PostgresBookAudits(pool);
    const report = await new AuditBooks(books, audits, () => {}).execute("command", scope);
    return report!;
  };

  /** Opens the accounts with a thousand each, and moves amounts between them. */
  async function post(movements: readonly Movement[]) {
    const entries = [
      ...((await query("SELECT 1 FROM ledger_account LIMIT 1")).length > 0 ? [] : openings()),
      ...movements.map(({ from, to, amount }) => ({
        ref: `move:${Math.random()}`,
        postings: [
          { account_id: accounts[from], amount: -amount },
          { account_id: accounts[(from + to) % accounts.length], amount },
        ],
      })),
    ];
    await query("SELECT ledger_open($1)", [
      JSON.stringify([...accounts, "clearing:BTC"].map((id) => accountOf(id))),
    ]);
    await query("SELECT ledger_post($1, clock_timestamp())", [JSON.stringify(entries)]);
  }

  const sealedPeriods = async () =>
    (await query<{ number: number }>("SELECT number FROM ledger_period ORDER BY 1")).map(
      ({ number }) => number,
    );

  /** By someone who got past all guards. */
  async function tamper(sql: string, parameters: unknown[] = []) {
    await query("SET session_replication_role = replica");
    await query(sql, parameters);
    await query("RESET session_replication_role");
  }

  const tenMoves = Array.from({ length: 10 }, (_, n) => ({ from: n % 4, to: 1, amount: n + 1 }));

  it("are sealed after an audit that holds, as far as there are enough entries", async () => {
    await post(tenMoves);
    expect(brokenOf(await audit())).to.deep.equal([]);
    expect(await sealedPeriods()).to.deep.equal([1, 2, 3]);
    expect(brokenOf(await audit())).to.deep.equal([]);
    await post(tenMoves.slice(0, 3));
    await audit();
    expect(await sealedPeriods()).to.deep.equal([1, 2, 3, 4]);
    const opening = await query(
      "SELECT account_id, amount FROM ledger_opening EXCEPT SELECT p.account_id, sum(p.amount) FROM ledger_posting p WHERE entry_id <= (SELECT max(last_entry) FROM ledger_period) GROUP BY 1",
    );
    expect(opening).to.deep.equal([]);
  });

  it("let an audit that reads only what came after them find what one of everything finds", async () => {
    const move = fc.record({
      from: fc.nat(3),
      to: fc.integer({ min: 1, max: 3 }),
      amount: fc.integer({ min: 1, max: 9 }),
    });
    // Each in what is not sealed: what only a proof of a period finds is below.
    const isOpen = "entry_id > (SELECT coalesce(max(last_entry), 0) FROM ledger_period)";
    const fault = fc.constantFrom(
      null,
      "UPDATE ledger_account SET balance = balance + 1 WHERE id = $1",
      `UPDATE ledger_posting SET amount = amount + 100 WHERE account_id = $1 AND ${isOpen}`,
      `UPDATE ledger_posting SET account_id = replace(account_id, 'BTC', 'ETH') WHERE account_id = $1 AND ${isOpen}`,
      `DELETE FROM ledger_posting WHERE account_id = $1 AND ${isOpen}`,
      "INSERT INTO ledger_posting SELECT max(id), 'available:BTC:nobody' || length($1::text), 5 FROM ledger_entry",
    );
    const moves = fc.array(move, { minLength: 1, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(moves, moves, fault, fc.nat(3), async (old, recent, sql, account) => {
        await post(old);
        await audit();
        await post(recent);
        if (sql !== null) await tamper(sql, [accounts[account]]);
        const byPeriods = ledgerFindings(await audit());
        const everything = ledgerFindings(await audit(() => bookProbes()));
        expect(byPeriods).to.deep.equal(everything);
        if (sql === null) expect(everything).to.deep.equal([]);
        await tamper("TRUNCATE ledger_period, ledger_period_proof, ledger_opening");
        await tamper("TRUNCATE ledger_posting, ledger_entry, ledger_account");
      }),
      { numRuns: 25, includeErrorInReport: true },
    );
  });

  const changes = {
    change: "UPDATE ledger_posting SET amount = amount + 1 WHERE entry_id = 6",
    removal: "DELETE FROM ledger_posting WHERE entry_id = 6",
    addition: "INSERT INTO ledger_posting VALUES (6, 'clearing:BTC', 7)",
    "new name": "UPDATE ledger_entry SET ref = 'hold:other:1' WHERE id = 6",
    "new time": "UPDATE ledger_entry SET at = at - interval '1 microsecond' WHERE id = 6",
    "removal of an entry": "DELETE FROM ledger_entry WHERE id = 6",
  };
  for (const [what, sql] of Object.entries(changes)) {
    it(`name the period of a ${what} when it is read again`, async () => {
      await post(tenMoves);
      await audit();
      await tamper(sql);
      expect(periodsOf(await audit(bookProbes, "all"))).to.deep.equal([2]);
    });
  }

  it("are all read again when a balance and an old posting were changed together", async () => {
    await post(tenMoves);
    await audit();
    await tamper("UPDATE ledger_posting SET amount = amount + 1 WHERE entry_id = 6 AND amount > 0");
    await tamper(
      "UPDATE ledger_account SET balance = balance + 1 WHERE id = (SELECT account_id FROM ledger_posting WHERE entry_id = 6 AND amount > 0)",
    );
    const report = await audit();
    expect(brokenOf(report)).to.deep.equal(["entries-balance", "periods-unchanged"]);
    expect(periodsOf(report)).to.deep.equal([2]);
  });

  it("are all found as they were where nothing was changed", async () => {
    await post([...tenMoves, ...tenMoves, ...tenMoves, ...tenMoves]);
    await audit();
    for (let round = 0; round < 3; round += 1)
      expect(brokenOf(await audit(bookProbes, "all"))).to.deep.equal([]);
    const [proven] = await query("SELECT count(*)::integer FROM ledger_period_proof");
    expect(proven).to.deep.equal({ count: 11 });
  });

  it("are read again within a week, the longest unread first", async () => {
    await post(tenMoves);
    await audit();
    await query("UPDATE books_audit SET started_at = started_at - interval '2 days'");
    await audit();
    const proven = "SELECT number FROM ledger_period_proof ORDER BY number";
    expect(await query(proven)).to.deep.equal([{ number: 1 }]);
    await tamper("UPDATE ledger_posting SET amount = amount * 2 WHERE entry_id = 6");
    await query("UPDATE books_audit SET started_at = started_at - interval '2 days'");
    expect(periodsOf(await audit())).to.deep.equal([2]);
    expect(await query(proven)).to.deep.equal([{ number: 1 }]);
  });

  it("reveal opening balances that were moved between two people", async () => {
    await post(tenMoves);
    await audit();
    await tamper(
      "UPDATE ledger_opening SET amount = amount + CASE account_id WHEN $1 THEN 1 ELSE -1 END WHERE account_id IN ($1, $2)",
      accounts.slice(0, 2),
    );
    const report = await audit();
    expect(brokenOf(report)).to.deep.equal(["periods-unchanged"]);
    expect(report.invariants.find(({ count }) => count > 0)?.rows).to.deep.equal([
      { differs: "openings" },
    ]);
  });

  it("are not sealed after an audit that found a wrong balance", async () => {
    await post(tenMoves);
    const change = (by: number) =>
      tamper(`UPDATE ledger_account SET balance = balance + ${by} WHERE id = '${accounts[0]}'`);
    await change(1);
    expect(brokenOf(await audit())).to.deep.equal(["balances-are-sums"]);
    expect(await sealedPeriods()).to.deep.equal([]);
    await change(-1);
    await audit();
    expect(await sealedPeriods()).to.deep.equal([1, 2, 3]);
  });

  it("are not sealed while an entry in them does not balance", async () => {
    await post(tenMoves);
    await tamper("UPDATE ledger_posting SET amount = amount + 1 WHERE entry_id = 2 AND amount > 0");
    expect(await query("SELECT seal_ledger_period(4) AS number")).to.deep.equal([{ number: null }]);
    await tamper("UPDATE ledger_posting SET amount = amount - 1 WHERE entry_id = 2 AND amount > 0");
    expect(await query("SELECT seal_ledger_period(4) AS number")).to.deep.equal([{ number: 1 }]);
  });

  it("are not sealed while a posting in them has no account", async () => {
    await post(tenMoves);
    await tamper("DELETE FROM ledger_account WHERE id = 'clearing:BTC'");
    expect(await query("SELECT seal_ledger_period(4) AS number")).to.deep.equal([{ number: null }]);
  });

  it("wait for a commit that took an id and has not ended", async () => {
    await post([]);
    const slow = new Client({ connectionString: database.ownerUrl });
    await slow.connect();
    await slow.query("BEGIN");
    await slow.query("INSERT INTO ledger_entry (ref) VALUES ('move:slow')");
    await post(tenMoves.slice(0, 3));
    const sealing = pool.query<{ number: number }[]>("SELECT seal_ledger_period(5) AS number");
    const waits =
      "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()";
    while ((await query(waits)).length === 0 && (await sealedPeriods()).length === 0);
    await slow.query("COMMIT");
    await slow.end();
    expect(await sealing).to.deep.equal([{ number: 1 }]);
    expect(periodsOf(await audit(bookProbes, "all"))).to.deep.equal([]);
  });

  it("are refused in a transaction that sees only what was there at its start", async () => {
    await post(tenMoves);
    await query("BEGIN ISOLATION LEVEL REPEATABLE READ");
    const failure: unknown = await query("SELECT seal_ledger_period(4)").catch((e: unknown) => e);
    await query("ROLLBACK");
    expect(failure)
      .to.be.instanceOf(Error)
      .with.property("message")
      .that.includes("read committed");
  });
});

function openings() {
  return accounts.map((id) => ({
    ref: `faucet:${id}`,
    postings: [
      { account_id: "clearing:BTC", amount: -1000 },
      { account_id: id, amount: 1000 },
    ],
  }));
}

function accountOf(id: string) {
  const [kind, asset, owner] = id.split(":");
  return {
    account_id: id,
    kind,
    asset,
    ...(owner === undefined ? {} : { owner_id: owner }),
    keeps_balance: owner !== undefined,
  };
}

function brokenOf({ invariants }: BooksReport) {
  return invariants.filter(({ count }) => count > 0).map(({ name }) => name);
}

/** What is wrong with current balances and entries, and how often. */
function ledgerFindings({ invariants }: BooksReport) {
  return invariants
    .filter(({ name, count }) => count > 0 && name !== "periods-unchanged")
    .map(({ name, count }) => ({ name, count }));
}

/** The periods that a report names. */
function periodsOf({ invariants }: BooksReport) {
  const report = invariants.find(({ name }) => name === "periods-unchanged");
  return report?.rows.filter(({ differs }) => differs === "rows").map(({ period }) => period);
}
