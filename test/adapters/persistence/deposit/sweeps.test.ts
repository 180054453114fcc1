import { expect } from "chai";
import { PostgresEvmAccounts } from "../../../../src/adapters/persistence/send/postgres-evm-accounts.ts";
import { PostgresReconciliationStore } from "../../../../src/adapters/persistence/reconciliation/postgres-reconciliation-store.ts";
import { PostgresSweepStore } from "../../../../src/adapters/persistence/send/postgres-sweep-store.ts";
import { TestMarket, type Counter } from "../../../support/test-market.ts";

describe("moves to the hot account in the database", () => {
  let floor: TestMarket;
  let counter: Counter;
  let sweeps: PostgresSweepStore;
  before(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
    sweeps = new PostgresSweepStore(counter.pool);
    const { traderId: id } = await floor.addTrader();
    for (const number of [0, 1]) {
      await floor.database.query(
        "INSERT INTO deposit_address (address, chain, number, trader_id, asset) VALUES ($1, 'ethereum', $2, $3, 'ETH')",
        [`0xa${number}`, number, id],
      );
    }
    await deposit(id, 0, "ETH", 1_000n, "credited");
    await deposit(id, 0, "USDT", 500n, "credited");
    await deposit(id, 0, "ETH", 9_000n, "confirming");
    await deposit(id, 1, "ETH", 70n, "credited");
  });
  after(() => floor.close());
  afterEach(() => floor.database.query("DELETE FROM sweep"));

  let rows = 0;
  const deposit = (traderId: string, number: number, asset: string, units: bigint, state: string) =>
    floor.database.query(
      `INSERT INTO deposit (id, version, trader_id, chain, address, transaction, place, asset, units, state, credits)
       VALUES ($1, 1, $2, 'ethereum', $3, $1, -1, $4, $5, $6, 1)`,
      [`d${(rows += 1)}`, traderId, `0xa${number}`, asset, String(units), state],
    );
  const move = (kind: string, state: string, units: bigint, paidFee: bigint, more: object = {}) => {
    const id = `m${(rows += 1)}`;
    const { age, lane, nonce } = { age: 0, lane: id, nonce: 0, ...more };
    return floor.database.query(
      `INSERT INTO sweep (id, version, kind, state, number, lane, nonce, units, max_fee, purse, paid_fee,
                          transaction, raw, signed_at)
       VALUES ($1, 1, $2, $3, 0, $4, $5, $6, 1, 0, $7, $1, '', clock_timestamp() - make_interval(secs => $8))`,
      [id, kind, state, lane, nonce, String(units), String(paidFee), age],
    );
  };
  const held = async () =>
    (await sweeps.holdings(9)).map((each) => Object.values(each).map(String));

  it("know what is credited at each address, most Tether first", async () => {
    expect(await held()).to.deep.equal([
      ["0", "1000", "500"],
      ["1", "70", "0"],
    ]);
    expect(await sweeps.holdings(1)).to.have.lengthOf(1);
  });

  it("take from it what moved, what that took, and add the gas", async () => {
    await move("gas", "confirmed", 40n, 3n);
    await move("token", "confirmed", 200n, 30n);
    await move("ether", "confirmed", 600n, 10n);
    await move("token", "failed", 300n, 5n, { age: 90_000 });
    expect((await held())[0]).to.deep.equal(["0", "395", "300"]);
  });

  it("leave an address alone while a move concerns it, and for a day after one failed", async () => {
    for (const state of ["signed", "sent", "failed"]) {
      await move("ether", state, 1n, 1n, { age: 80_000 });
      expect(await held()).to.deep.equal([["1", "70", "0"]]);
      await floor.database.query("DELETE FROM sweep");
    }
  });

  it("never have one nonce of an account twice", async () => {
    await move("gas", "sent", 1n, 1n, { lane: "ethereum", nonce: 5 });
    const again = move("gas", "sent", 1n, 1n, { lane: "ethereum", nonce: 5 });
    expect(String(await again.catch((error: unknown) => error))).to.include("sweep_lane_nonce_key");
  });

  it("count against the hot account from the nonce that is next, and against the node until they are over", async () => {
    await move("gas", "sent", 100n, 7n, { lane: "ethereum", nonce: 4 });
    await move("gas", "sent", 200n, 9n, { lane: "ethereum", nonce: 5 });
    await move("ether", "sent", 300n, 11n);
    await move("ether", "confirmed", 300n, 13n);
    const accounts = new PostgresEvmAccounts(counter.pool);
    expect(await accounts.signedFrom(4)).to.deep.equal({ ETH: 316n, USDT: 0n });
    expect(await accounts.signedFrom(5)).to.deep.equal({ ETH: 209n, USDT: 0n });
    expect(await accounts.used()).to.deep.equal(["0xa0", "0xa1"]);
    const books = (asset: "ETH" | "USDT") =>
      new PostgresReconciliationStore(counter.pool).books({
        place: "ethereum",
        asset,
        account: { kind: "hot", asset },
      });
    expect((await books("ETH")).leaving).to.equal(27n);
    expect((await books("USDT")).leaving).to.equal(0n);
  });
});
