import { expect } from "chai";
import { PostgresReconciliationStore } from "../../../../src/adapters/persistence/reconciliation/postgres-reconciliation-store.ts";
import { PostgresColdBooks } from "../../../../src/adapters/persistence/send/postgres-cold-books.ts";
import { PostgresColdReturns } from "../../../../src/adapters/persistence/send/postgres-cold-returns.ts";
import { PostgresOwnCoins } from "../../../../src/adapters/persistence/send/postgres-own-coins.ts";
import type { ChainPayment } from "../../../../src/application/ports/chain-node.ts";
import { WatchColdReturns } from "../../../../src/application/send/watch-cold-returns.ts";
import type { ChainCode } from "../../../../src/domain/chain/chain.ts";
import type { RealAsset } from "../../../../src/domain/money/asset.ts";
import { defaultDepositPolicy } from "../../../../src/domain/policy/default-chain-policy.ts";
import { TestMarket, type Counter } from "../../../support/test-market.ts";

const tether = "0xdAC17F958D2ee523a2206206994597C13D831ec7";
const toHot: ChainPayment = {
  transaction: "t1",
  place: 0,
  address: "hot",
  token: undefined,
  units: 700n,
};

describe("returns from cold storage in the database", () => {
  let floor: TestMarket;
  let counter: Counter;
  beforeEach(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
  });
  afterEach(() => floor.close());

  const watcher = (chain: ChainCode) =>
    new WatchColdReturns({
      chain,
      cold: new Set(["cold"]),
      hot: "hot",
      tether,
      origins: { originOf: async () => ({ senders: ["cold"], fee: 30n }) },
      returns: new PostgresColdReturns(counter.pool),
      changes: counter.changes,
      policy: () => defaultDepositPolicy,
      tell: () => {},
    });
  const blockOf = (...payments: readonly ChainPayment[]) => ({
    height: 5,
    hash: "b5",
    previousHash: "b4",
    payments,
  });
  const books = async (place: "bitcoin" | "bitcoin_cold" | "ethereum_cold", asset: RealAsset) => {
    const kind = place === "bitcoin" ? "hot" : "cold";
    const store = new PostgresReconciliationStore(counter.pool);
    const { booked, leaving, arriving } = await store.books({
      place,
      asset,
      account: { kind, asset },
    });
    return [booked, leaving, arriving].map(String);
  };
  const coins = () => new PostgresOwnCoins(counter.pool);

  it("explain what left cold storage and came to the hot account, until the books have it", async () => {
    const watch = watcher("bitcoin");
    await watch.seeBlock(blockOf(toHot));
    await watch.seeBlock(blockOf(toHot));
    expect(await books("bitcoin_cold", "BTC")).to.deep.equal(["0", "730", "0"]);
    expect(await books("bitcoin", "BTC")).to.deep.equal(["0", "0", "700"]);
    await watch.settle(7, async () => "b5");
    await watch.settle(8, async () => "b5");
    expect(await books("bitcoin_cold", "BTC")).to.deep.equal(["730", "0", "0"]);
    expect(await books("bitcoin", "BTC")).to.deep.equal(["-700", "0", "0"]);
    await watch.leaveBlock("b5");
    expect(await books("bitcoin_cold", "BTC")).to.deep.equal(["0", "0", "0"]);
    expect(await books("bitcoin", "BTC")).to.deep.equal(["0", "0", "0"]);
  });

  it("of Tether take their fee from the Ether of cold storage", async () => {
    await watcher("ethereum").seeBlock(blockOf({ ...toHot, token: tether }));
    expect(await books("ethereum_cold", "USDT")).to.deep.equal(["0", "700", "0"]);
    expect(await books("ethereum_cold", "ETH")).to.deep.equal(["0", "30", "0"]);
    expect(await books("bitcoin_cold", "BTC")).to.deep.equal(["0", "0", "0"]);
  });

  it("are spent only once they are booked, by the key that cold storage pays back to", async () => {
    const watch = watcher("bitcoin");
    const coin = { transaction: "t1", place: 0, units: 700n, branch: "cold_returns", number: 0 };
    await watch.seeBlock(blockOf(toHot));
    expect(await coins().spendable()).to.deep.equal([]);
    expect(await coins().known()).to.deep.equal([coin]);
    await watch.settle(7, async () => "b5");
    expect(await coins().spendable()).to.deep.equal([coin]);
    await watch.leaveBlock("b5");
    expect(await coins().known()).to.deep.equal([]);
  });

  it("leave change in cold storage, which is known once however often it is read", async () => {
    const watch = watcher("bitcoin");
    const change = { ...toHot, place: 1, address: "cold", units: 90n };
    await watch.seeBlock(blockOf(toHot, change));
    await watch.seeBlock(blockOf(toHot, change));
    expect(await new PostgresColdBooks(counter.pool).coins()).to.deep.equal([
      { transaction: "t1", place: 1, units: 90n },
    ]);
  });

  it("are listed with the newest first", async () => {
    const returns = new PostgresColdReturns(counter.pool);
    await watcher("bitcoin").seeBlock(blockOf(toHot, { ...toHot, transaction: "t2", units: 800n }));
    const listed = await returns.list(1);
    expect(listed.map(({ id, state, bookings }) => [id, state, bookings])).to.deep.equal([
      ["bitcoin-t2-0", "confirming", 0],
    ]);
    expect(await returns.list(9)).to.have.lengthOf(2);
  });
});
