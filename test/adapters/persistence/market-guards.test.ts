import { expect } from "chai";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";

const violatedCheck = "23514";

/** What the database refuses of itself, whatever the program decided. */
describe("play money in the database", () => {
  let database: TestDatabase;
  before(async () => {
    database = await cloneDatabase();
    for (const [id, isDemo, level] of [
      ["demo", true, -1],
      ["real", false, 1],
    ] as const) {
      await addTrader(id, isDemo, level);
    }
  });
  after(() => database.drop());

  const addTrader = (id: string, isDemo: boolean, level: number) =>
    database.query(
      `INSERT INTO trader (id, username, username_skeleton, email, password_hash, level, is_demo)
       VALUES ($1, $1, $1, $1 || '@example.org', '', $2, $3)`,
      [id, level, isDemo],
    );
  /** The code with which a statement is refused; undefined if it is not. */
  const codeOf = async (refused: Promise<unknown>) =>
    refused.then(
      () => undefined,
      (error: unknown) => (error as { code?: unknown }).code,
    );
  const open = (asset: string, owner: string) =>
    codeOf(
      database.query(
        `SELECT ledger_open(jsonb_build_array(jsonb_build_object(
           'account_id', 'available:' || $1::text || ':' || $2::text, 'kind', 'available',
           'owner_id', $2::text, 'asset', $1::text, 'keeps_balance', true)))`,
        [asset, owner],
      ),
    );

  it("is held by demo accounts alone, and they hold nothing else", async () => {
    expect(await open("PBTC", "demo")).to.equal(undefined);
    expect(await open("BTC", "real")).to.equal(undefined);
    expect(await open("BTC", "demo")).to.equal(violatedCheck);
    expect(await open("PBTC", "real")).to.equal(violatedCheck);
  });

  it("has accounts of the platform and of trades, which are nobody's", async () => {
    for (const asset of ["BTC", "PBTC"]) {
      expect(await open(asset, "a trade of nobody")).to.equal(undefined);
    }
  });

  it("belongs to accounts with a level of their own, which no other has", async () => {
    expect(await codeOf(addTrader("wrong", true, 1))).to.equal(violatedCheck);
    expect(await codeOf(addTrader("wrong", false, -1))).to.equal(violatedCheck);
  });

  it("is offered by demo accounts alone, and they offer nothing else", async () => {
    const add = (id: string, asset: string, owner: string) =>
      codeOf(
        database.query(
          `INSERT INTO offer (id, version, owner_id, side, asset, currency, payment_method,
             fixed_price, range_min, range_max, terms, payment_details, label, tags, window_seconds,
             flow, is_active, deferred_escrow)
           VALUES ($1, 1, $3, 'sell', $2, 'EUR', 'sepa-instant', 5000000000000, 1000, 100000, '',
             '[]', '', '{}', 1800, 'default', true, false)`,
          [id, asset, owner],
        ),
      );
    expect(await add("of play", "PBTC", "demo")).to.equal(undefined);
    expect(await add("of coins", "BTC", "real")).to.equal(undefined);
    expect(await add("wrong", "BTC", "demo")).to.equal(violatedCheck);
    expect(await add("wrong", "PBTC", "real")).to.equal(violatedCheck);
  });

  it("is looked at for both people of every new trade", async () => {
    const [trigger] = await database.query<{ definition: string }>(
      `SELECT pg_get_triggerdef(oid) AS definition FROM pg_trigger
        WHERE tgrelid = 'trade'::regclass AND tgname = 'market'`,
    );
    expect(trigger?.definition).to.include("BEFORE INSERT");
    expect(trigger?.definition).to.include("refuse_other_market('buyer_id', 'seller_id')");
  });
});
