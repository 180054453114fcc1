import { expect } from "chai";
import { PostgresMultisigEscrowStore } from "../../../../src/adapters/persistence/multisig-escrow/postgres-multisig-escrow-store.ts";
import { changeOf } from "../../../../src/application/multisig-escrow/escrow-change.ts";
import {
  newTradeEscrow,
  type TradeEscrow,
} from "../../../../src/domain/multisig-escrow/trade-escrow.ts";
import { money } from "../../../../src/domain/money/money.ts";
import { expectBooksBalance } from "../../../support/books.ts";
import { for100, TestMarket, type Counter } from "../../../support/test-market.ts";

const seals = { terms: "sealed terms", ending: undefined };

describe("multisig escrows in the database", () => {
  let floor: TestMarket;
  let counter: Counter;
  let store: PostgresMultisigEscrowStore;
  before(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
    store = new PostgresMultisigEscrowStore(counter.pool);
  });
  after(async () => {
    await expectBooksBalance(floor.database);
    await floor.close();
  });

  /** A trade with an escrow of keys that are not looked at here. */
  async function begun() {
    const [seller, buyer] = [await floor.addTrader(), await floor.addTrader()];
    await floor.fund(counter, seller, money("BTC", 1_000_000n));
    const offer = await floor.addSellOffer(seller);
    const started = await counter.startTrade.execute(buyer, for100(offer));
    if (!started.ok) throw new Error(started.refusal.code);
    const tradeId = started.value;
    const escrow = newTradeEscrow({
      tradeId,
      network: "regtest",
      keyNumber: await store.takeKeyNumber(),
      exitBlocks: 20,
      amount: 200_000n,
      fee: 1_000n,
      platform: { key: "its key", address: "its address" },
    });
    const parties = { buyerId: buyer.traderId, sellerId: seller.traderId };
    const write = async (next: TradeEscrow, seen?: number, sealed = seals) => {
      const { outcome } = await counter.changes.commit({
        judgedAt: await store.now(),
        usage: [],
        entries: [],
        aggregates: [changeOf(next, sealed, parties, seen)],
      });
      return outcome;
    };
    return { escrow, parties, write };
  }

  const given = (escrow: TradeEscrow): TradeEscrow => ({
    ...escrow,
    buyer: { key: "b", address: "to b" },
    seller: { key: "s", exit: "x", address: "to s" },
    address: `escrow ${escrow.keyNumber}`,
  });
  const block = { height: 5, hash: "block 5" };
  const coinOf = ({ keyNumber }: TradeEscrow) =>
    ({
      transaction: `paid ${keyNumber}`,
      place: 1,
      units: 201_000n,
      is: "in_block",
      block,
    }) as const;

  it("come back as they were written, in every part", async () => {
    const { escrow, parties, write } = await begun();
    expect(await write(escrow, undefined, { ...seals })).to.equal("applied");
    const first = await store.find(escrow.tradeId);
    expect(first).to.deep.equal({ ...escrow, ...parties, version: 1, seals });
    const whole: TradeEscrow = {
      ...given(escrow),
      coin: coinOf(escrow),
      ending: { kind: "split", buyerBasisPoints: 2_500 },
      proposal: { payout: "a PSBT", networkFee: 700n },
      payouts: [{ transaction: "out", raw: "00", networkFee: 500n, isSent: true }],
      spend: { transaction: "out", block, isConfirmed: true },
    };
    const sealed = { terms: "sealed terms", ending: "sealed ending" };
    const changed = changeOf(whole, sealed, parties, 1);
    await counter.changes.commit({
      judgedAt: await store.now(),
      usage: [],
      entries: [],
      aggregates: [changed],
    });
    const second = await store.find(escrow.tradeId);
    expect(second).to.deep.equal({ ...whole, ...parties, version: 2, seals: sealed });
  });

  it("are found by address, by coin, by block and by state", async () => {
    const one = await begun();
    const other = await begun();
    for (const { escrow, write } of [one, other]) {
      await write({ ...given(escrow), coin: coinOf(escrow) });
    }
    const names = async (found: Promise<readonly TradeEscrow[]>) =>
      (await found).map(({ tradeId }) => tradeId);
    const ids = [one, other].map(({ escrow }) => escrow.tradeId);
    const { transaction } = coinOf(other.escrow);
    expect(await names(store.listAt([`escrow ${one.escrow.keyNumber}`, "x"]))).to.deep.equal([
      ids[0],
    ]);
    const coins = [
      { transaction, place: 1 },
      { transaction: coinOf(one.escrow).transaction, place: 2 },
    ];
    expect(await names(store.listOfCoins(coins))).to.deep.equal([ids[1]]);
    const open = (await store.openCoins()).map((each) => each.transaction);
    expect(open).to.have.members([one, other].map(({ escrow }) => coinOf(escrow).transaction));
    expect(await names(store.listOfBlock("block 5"))).to.include.members(ids);
    expect(await names(store.listOfBlock("block 6"))).to.deep.equal([]);
    expect(await names(store.listIn(["seen"]))).to.deep.equal(ids);
    expect(await names(store.listIn(["exited"]))).to.deep.equal([]);
  });

  it("are one for each trade and for each coin, and changed only as they were read", async () => {
    const one = await begun();
    const other = await begun();
    const coin = coinOf(one.escrow);
    await one.write({ ...given(one.escrow), coin });
    expect(await one.write(one.escrow)).to.equal("conflict");
    expect(await one.write(one.escrow, 7)).to.equal("conflict");
    const stolen = other.write({ ...given(other.escrow), coin });
    expect(await stolen.catch((error: unknown) => String(error))).to.match(/duplicate key/);
    expect(one.escrow.keyNumber).not.to.equal(other.escrow.keyNumber);
  });

  it("have no address without a seal, and no ending without one", async () => {
    const { escrow, write } = await begun();
    const failed = (written: Promise<string>) => written.catch(() => "refused");
    const unsealed = { terms: undefined as unknown as string, ending: undefined };
    expect(await failed(write(given(escrow), undefined, unsealed))).to.equal("refused");
    const ended = { ...escrow, ending: { kind: "return" } } as const;
    expect(await failed(write(ended))).to.equal("refused");
  });
});
