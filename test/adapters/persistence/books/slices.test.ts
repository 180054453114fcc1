import { expect } from "chai";
import { bookProbes } from "../../../../src/adapters/persistence/books/book-probes.ts";
import { bookQueries } from "../../../../src/adapters/persistence/books/book-queries.ts";
import { PostgresBookAudits } from "../../../../src/adapters/persistence/books/postgres-book-audits.ts";
import { PostgresBooks } from "../../../../src/adapters/persistence/books/postgres-books.ts";
import { AuditBooks } from "../../../../src/application/books/audit-books.ts";
import type { Actor } from "../../../../src/application/actor/actor.ts";
import type { AuditScope } from "../../../../src/application/ports/books.ts";
import { money } from "../../../../src/domain/money/money.ts";
import { patientStartPolicy } from "../../../support/patient-start-policy.ts";
import { for100, TestMarket, type Counter } from "../../../support/test-market.ts";

const sizes = { entriesOfPeriod: 4, tradesOfSlice: 2 };

/** One a day, and the first of the next week. */
const auditsOfWeek = 8;

describe("slices of trades and people", () => {
  let floor: TestMarket;
  let counter: Counter;
  let auditBooks: AuditBooks;
  let seller: Actor;
  let buyer: Actor;
  let offer: Awaited<ReturnType<TestMarket["addSellOffer"]>>;
  const query = <Row>(sql: string, parameters: unknown[] = []) =>
    floor.database.query<Row>(sql, parameters);

  beforeEach(async () => {
    floor = await TestMarket.open(patientStartPolicy);
    counter = await floor.openCounter();
    seller = await floor.addTrader();
    buyer = await floor.addTrader();
    await floor.fund(counter, seller, money("BTC", 100_000_000n));
    offer = await floor.addSellOffer(seller);
    const address = { url: floor.database.url };
    const books = new PostgresBooks(address, counter.pool, bookQueries(604_800), bookProbes, sizes);
    auditBooks = new AuditBooks(books, new PostgresBookAudits(counter.pool), () => {});
  });
  afterEach(() => floor.close());

  async function startTrade(): Promise<string> {
    const started = await counter.startTrade.execute(buyer, for100(offer));
    if (!started.ok) throw new Error(started.refusal.code);
    return started.value;
  }

  async function release(trade: string): Promise<void> {
    await counter.partyAct.execute(buyer, trade, { act: "paid" });
    await counter.releaseTrade.execute(seller, trade, { password: "password" });
  }

  /** Old trades, all audited: nothing says of them that they changed. */
  async function oldTrades(count = 5): Promise<readonly string[]> {
    const trades: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const trade = await startTrade();
      await release(trade);
      trades.push(trade);
    }
    await publish();
    for (let audits = 0; audits < 2; audits += 1) expect(await broken()).to.deep.equal([]);
    return trades;
  }

  const publish = () =>
    query(`UPDATE outbox o SET publish_number = n.last + w.place
             FROM (SELECT coalesce(max(publish_number), 0) AS last FROM outbox) n,
                  (SELECT id, row_number() OVER (ORDER BY id) AS place FROM outbox
                    WHERE publish_number IS NULL) w
            WHERE w.id = o.id`);

  async function broken(scope: AuditScope = "open"): Promise<readonly string[]> {
    const report = await auditBooks.execute("command", scope);
    return (report?.invariants ?? []).filter(({ count }) => count > 0).map(({ name }) => name);
  }

  /** By someone who got past all guards. */
  async function tamper(sql: string, parameters: unknown[] = []): Promise<void> {
    await query("SET session_replication_role = replica");
    await query(sql, parameters);
    await query("RESET session_replication_role");
  }

  /** At least one slice is read each time: not that of this trade. */
  const letWait = (trade = "") =>
    query(
      `UPDATE trade_slice SET read_at = clock_timestamp()
        WHERE closed_until = (SELECT min(s.closed_until) FROM trade_slice s, trade t
                               WHERE t.id = $1 AND s.closed_until >= t.closed_at)`,
      [trade],
    );

  /** As if everything that was noted had happened that much earlier. */
  async function pass(hours: number): Promise<void> {
    const by = `make_interval(hours => ${hours})`;
    await query(`UPDATE books_audit SET started_at = started_at - ${by}`);
    await query(`UPDATE trade_slice SET read_at = read_at - ${by}`);
    await query(`UPDATE people_slice SET read_at = read_at - ${by}`);
    await query(`UPDATE audited_event SET noted_at = noted_at - ${by}`);
  }

  it("take in every closed trade in the order of their closing, and are read when they are new", async () => {
    await oldTrades(5);
    const [slices] = await query(
      `SELECT count(*)::integer AS slices,
              (SELECT count(*)::integer FROM trade WHERE closed_at > (SELECT max(closed_until) FROM trade_slice)) AS open
         FROM trade_slice`,
    );
    expect(slices).to.deep.equal({ slices: 2, open: 1 });
    const [people] = await query("SELECT count(*)::integer AS slices FROM people_slice");
    expect(people).to.deep.equal({ slices: 1_024 });
  });

  const silent: Readonly<Record<string, readonly [invariant: string, sql: string]>> = {
    "an amount": [
      "right-sums-to-right-parties",
      "UPDATE trade SET amount = amount + 10 WHERE id = $1",
    ],
    "a number of holds": ["holds-settled-once", "UPDATE trade SET holds = 2 WHERE id = $1"],
    "a line": ["timeline-without-gap", "DELETE FROM trade_event WHERE trade_id = $1 AND seq = 1"],
    "an act": [
      "only-legal-steps",
      "UPDATE trade_event SET act = 'steal' WHERE trade_id = $1 AND seq = 2",
    ],
    feedback: ["feedback-is-there", "UPDATE trade SET feedback = 'given' WHERE id = $1"],
    "a person's counter": [
      "usage-counted",
      "UPDATE trader_usage SET completed_trades = completed_trades + 1 WHERE trader_id = (SELECT buyer_id FROM trade WHERE id = $1)",
    ],
    "a person's value": [
      "value-counted",
      "UPDATE trader_usage SET total_usd_cents = total_usd_cents + 1 WHERE trader_id = (SELECT buyer_id FROM trade WHERE id = $1)",
    ],
  };
  for (const [what, [invariant, sql]] of Object.entries(silent)) {
    it(`find ${what} of an old trade that was changed silently within a week, and again until it is put right`, async () => {
      const [old] = await oldTrades();
      await tamper(sql, [old]);
      await letWait(old);
      expect(await broken()).to.deep.equal([]);
      let audits = 0;
      let found: readonly string[] = [];
      while (found.length === 0 && audits < auditsOfWeek) {
        await pass(24);
        found = await broken();
        audits += 1;
      }
      expect(found).to.include(invariant);
      expect(await broken()).to.include(invariant);
    });
  }

  it("find at once what was changed silently in a trade that is open, or that said that it changed", async () => {
    const [old, other] = await oldTrades();
    const open = await startTrade();
    await publish();
    expect(await broken()).to.deep.equal([]);
    await tamper("UPDATE trade SET status = 'paid' WHERE id = $1", [open]);
    expect(await broken()).to.deep.equal(["timeline-without-gap"]);
    await tamper("UPDATE trade SET status = 'active_funded' WHERE id = $1", [open]);
    expect(await broken()).to.deep.equal([]);
    await letWait(old);
    for (const trade of [old, other])
      await tamper("UPDATE trade SET feedback = 'given' WHERE id = $1", [trade]);
    await query(
      "INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at) VALUES ('trade', $1, 99, 'said', '{}', now())",
      [old],
    );
    expect(await broken()).to.deep.equal(["feedback-is-there"]);
  });

  it("see what committed after an audit, although its event has an older number than the last", async () => {
    const [old] = await oldTrades();
    // Of two events the later one was published before the audit, as the other was not yet committed.
    await tamper("UPDATE trade SET feedback = 'given' WHERE id = $1", [old]);
    await query(
      `INSERT INTO outbox (id, aggregate, aggregate_id, seq, kind, recipients, at)
                 OVERRIDING SYSTEM VALUE
                 SELECT min(id) - 1, 'trade', $1, 99, 'said', '{}', now() FROM outbox`,
      [old],
    );
    await publish();
    expect(await broken()).to.deep.equal(["feedback-is-there"]);
  });

  it("find an unexpected settlement at once, and seal no period over it", async () => {
    const [old] = await oldTrades();
    const sealed = () => query("SELECT max(number) AS last FROM ledger_period");
    const before = await sealed();
    await tamper("INSERT INTO ledger_entry (ref) VALUES ('settle:' || $1 || ':2')", [old]);
    for (let n = 0; n < 3; n += 1) await release(await startTrade());
    expect(await broken()).to.include("holds-settled-once");
    expect(await broken()).to.include("holds-settled-once");
    expect(await sealed()).to.deep.equal(before);
  });

  it("find a trade that was removed with all its lines, by its entries, within a week", async () => {
    const [old] = await oldTrades();
    await tamper("DELETE FROM trade_event WHERE trade_id = $1", [old]);
    await tamper("DELETE FROM trade WHERE id = $1", [old]);
    await tamper("DELETE FROM counted_value WHERE trade_id = $1", [old]);
    let found: readonly string[] = [];
    for (
      let audits = 0;
      audits < auditsOfWeek && !found.includes("holds-settled-once");
      audits += 1
    ) {
      await pass(24);
      found = await broken();
    }
    expect(found).to.include("holds-settled-once");
  });

  it("say that something is wrong where the query that would name it takes too long", async () => {
    const [old] = await oldTrades();
    await tamper("UPDATE trade SET feedback = 'given' WHERE id = $1", [old]);
    const sql = "SELECT pg_cancel_backend(pg_backend_pid()), pg_sleep(1)";
    const queries = { ...bookQueries(604_800), "feedback-is-there": { sql, parameters: [] } };
    const address = { url: floor.database.url };
    const books = new PostgresBooks(address, counter.pool, queries, bookProbes, sizes);
    auditBooks = new AuditBooks(books, new PostgresBookAudits(counter.pool), () => {});
    expect(await broken("all")).to.deep.equal(["feedback-is-there"]);
  });

  it("are all read where it is asked for, or where it is unknown what was changed", async () => {
    const [old] = await oldTrades();
    await tamper("UPDATE trade SET amount = amount + 10 WHERE id = $1", [old]);
    await letWait(old);
    expect(await broken()).to.deep.equal([]);
    expect(await broken("all")).to.deep.equal(["right-sums-to-right-parties"]);
    await tamper("UPDATE trade SET amount = amount - 10 WHERE id = $1", [old]);
    expect(await broken("all")).to.deep.equal([]);
    await tamper("UPDATE trade SET amount = amount + 10 WHERE id = $1", [old]);
    await letWait(old);
    expect(await broken()).to.deep.equal([]);
    await query("UPDATE audited_event SET noted_at = noted_at - interval '4 days'");
    expect(await broken()).to.deep.equal(["right-sums-to-right-parties"]);
  });
});
