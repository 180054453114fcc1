import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { money } from "../../../src/domain/money/money.ts";
import { emptyTerms, openedTrade } from "../../support/opened-trade.ts";
import { TestMarket } from "../../support/test-market.ts";
import { TwoTransactions, type InTransaction } from "../../support/two-transactions.ts";

const howMany = 6;

/** Rows of one table that a change locks. */
interface Locked {
  readonly what: string;
  readonly table: string;
  readonly column: string;
  readonly nameOf: (id: string) => string;
  /** What a change contains about a row. */
  readonly partOf: (name: string) => Readonly<Record<string, unknown>>;
}

const posting = { kind: "available", asset: "BTC", keeps_balance: true, amount: "1" };
const locked: readonly Locked[] = [
  {
    what: "trades",
    table: "trade",
    column: "id",
    nameOf: (id) => id,
    partOf: (name) => ({ trade: { id: name } }),
  },
  {
    what: "caps",
    table: "offer_usage",
    column: "offer_id",
    nameOf: (id) => id,
    partOf: (name) => ({ cap: { offer_id: name } }),
  },
  {
    what: "counters",
    table: "trader_usage",
    column: "trader_id",
    nameOf: (id) => id,
    partOf: (name) => ({ usage: [{ trader_id: name }] }),
  },
  {
    what: "balances",
    table: "ledger_account",
    column: "id",
    nameOf: (id) => `available:BTC:${id}`,
    partOf: (name) => ({ entries: [{ postings: [{ ...posting, account_id: name }] }] }),
  },
];

describe("a change that touches many rows", () => {
  let floor: TestMarket;
  let two: TwoTransactions;
  /** The last by id is stored first, and each change names it first: no order happens by chance. */
  let ids: readonly string[];
  let first: string;
  before(async () => {
    floor = await TestMarket.open();
    const counter = await floor.openCounter();
    // The serving role can lock balances only through what is tested here.
    two = await TwoTransactions.on(floor.database, floor.database.ownerUrl);
    const [seller, buyer] = [await floor.addTrader(), await floor.addTrader()];
    const offerIds: string[] = [];
    for (let n = 0; n < howMany; n += 1) offerIds.push(await floor.addSellOffer(seller));
    first = offerIds[0] ?? expect.fail();
    ids = offerIds.toReversed();
    const { database } = floor;
    for (const id of ids) {
      await database.query(
        `INSERT INTO trader (id, username, username_skeleton, email, password_hash, level)
         VALUES ($1, $1, $1, $1 || '@example.org', 'none', 2)`,
        [id],
      );
      await database.query("INSERT INTO trader_usage (trader_id) VALUES ($1)", [id]);
      await database.query("UPDATE offer_usage SET cap_minor = 100 WHERE offer_id = $1", [id]);
      await floor.fund(counter, { traderId: id } as Actor, money("BTC", 1n));
      const now = await floor.now();
      const begun = openedTrade({ id, offerId: id, buyer, seller, now });
      const change = { ...begun, entries: [] };
      const trade = { change, seenVersion: undefined, terms: emptyTerms };
      await counter.changes.commit({ judgedAt: now, trade, usage: [], entries: [] });
    }
  });
  after(async () => {
    await two.close();
    await floor.close();
  });

  const prepare =
    (changes: readonly Readonly<Record<string, unknown>>[]): InTransaction =>
    (transaction) =>
      transaction.query("SELECT commit_prepare($1::jsonb)", [JSON.stringify(changes)]);
  const nothing = { usage: [], entries: [] };

  for (const { what, table, column, nameOf, partOf } of locked) {
    it(`waits for the first of its ${what} by id before it holds another`, async () => {
      const names = ids.map(nameOf);
      let free = 0;
      await two.interleave(
        (transaction) =>
          transaction.query(`SELECT 1 FROM ${table} WHERE ${column} = $1 FOR UPDATE`, [
            nameOf(first),
          ]),
        prepare(names.map((name) => ({ ...nothing, ...partOf(name) }))),
        async (transaction) => {
          const rows = await transaction.query<unknown[]>(
            `SELECT 1 FROM ${table} WHERE ${column} = ANY ($1) FOR UPDATE SKIP LOCKED`,
            [names],
          );
          free = rows.length;
        },
      );
      expect(free).to.equal(names.length);
    });
  }

  it("waits for the first of its keys before it takes another", async () => {
    const keyed = (key: string) => ({
      ...nothing,
      key: { actor_id: first, key, input_hash: "a" },
    });
    const codes: unknown[] = [];
    await two.interleave(prepare([keyed(first)]), prepare(ids.map(keyed)), async () => {
      for (const key of ids.filter((id) => id !== first)) {
        codes.push(await floor.database.query(takeAndGiveBack(first, key)).catch(codeOf));
      }
    });
    expect(codes).to.deep.equal(codes.map(() => "P0001"));
  });
});

/** Takes a key and releases it by failing; fails differently if someone else has it. */
function takeAndGiveBack(actorId: string, key: string): string {
  return `DO $$ BEGIN
    PERFORM set_config('lock_timeout', '20ms', true);
    INSERT INTO idempotency_key (actor_id, key, input_hash) VALUES ('${actorId}', '${key}', 'b');
    RAISE EXCEPTION 'it was free';
  END $$`;
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown }).code;
}
