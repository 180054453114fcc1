import { expect } from "chai";
import { invariants } from "../../../../src/application/ports/invariants.ts";
import { decideTrade } from "../../../../src/domain/trade-decision/decide-trade.ts";
import { isAlreadySo } from "../../../../src/domain/trade/judgement.ts";
import { plainContext } from "../../../../src/domain/trade/plain-context.ts";
import type { TradeChange } from "../../../../src/domain/trade/trade-change.ts";
import type { Trade } from "../../../../src/domain/trade/trade.ts";
import type { TradeCommand } from "../../../../src/domain/trade/trade-command.ts";
import type { TradeEscrow } from "../../../../src/domain/multisig-escrow/trade-escrow.ts";
import { defaultTradePolicy } from "../../../../src/domain/policy/default-policy.ts";
import { expectBooksBalance } from "../../../support/books.ts";
import { escrowTrade } from "../../../support/escrow-trade.ts";
import { TestMarket, type Counter } from "../../../support/test-market.ts";

const sealed = { terms: "sealed terms", ending: undefined };

function changeBy(trade: Trade, command: TradeCommand): TradeChange {
  const context = plainContext(trade.startedAt, defaultTradePolicy);
  const decision = decideTrade(trade, command, context);
  if (!decision.ok || isAlreadySo(decision.value)) throw new Error(`${command.act} failed`);
  return decision.value;
}

describe("multisig escrows in the database", () => {
  let floor: TestMarket;
  let counter: Counter;
  before(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
  });
  after(async () => {
    await expectBooksBalance(floor.database);
    await floor.close();
  });

  const begun = () => escrowTrade(floor, counter);
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
    const { escrow, parties, store, write } = await begun();
    const none = { terms: undefined, ending: undefined };
    const kept = { feeGoesBack: false };
    const first = await store.find(escrow.tradeId);
    expect(first).to.deep.equal({ ...escrow, ...parties, version: 1, seals: none, ...kept });
    const whole: TradeEscrow = {
      ...given(escrow),
      coin: coinOf(escrow),
      ending: { kind: "split", buyerBasisPoints: 2_500 },
      proposal: { payout: "a PSBT", networkFee: 700n },
      payouts: [{ transaction: "out", raw: "00", networkFee: 500n, isSent: true }],
      spend: { transaction: "out", block, isConfirmed: true },
      booked: { times: 2, units: 0n, to: parties.sellerId },
    };
    const both = { ...sealed, ending: "sealed ending" };
    await write(whole, 1, both);
    const second = await store.find(escrow.tradeId);
    expect(second).to.deep.equal({ ...whole, ...parties, version: 2, seals: both, ...kept });
  });

  it("are found by address, by coin, by block and by state", async () => {
    const one = await begun();
    const other = await begun();
    const { store } = one;
    for (const { escrow, write } of [one, other]) {
      await write({ ...given(escrow), coin: coinOf(escrow) }, 1, sealed);
    }
    const names = async (found: Promise<readonly TradeEscrow[]>) =>
      (await found).map(({ tradeId }) => tradeId);
    const ids = [one, other].map(({ escrow }) => escrow.tradeId);
    const { transaction } = coinOf(other.escrow);
    const at = [`escrow ${one.escrow.keyNumber}`, "elsewhere"];
    expect(await names(store.listAt(at))).to.deep.equal([ids[0]]);
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
    await one.write({ ...given(one.escrow), coin }, 1, sealed);
    expect(await one.write(one.escrow, 1)).to.equal("conflict");
    const stolen = other.write({ ...given(other.escrow), coin }, 1, sealed);
    expect(await stolen.catch((error: unknown) => String(error))).to.match(/duplicate key/);
    expect(one.escrow.keyNumber).not.to.equal(other.escrow.keyNumber);
  });

  it("have no address without a seal, and no ending without one", async () => {
    const { escrow, write } = await begun();
    const failed = (written: Promise<string>) => written.catch(() => "refused");
    expect(await failed(write(given(escrow), 1))).to.equal("refused");
    const ended = { ...escrow, ending: { kind: "return" } } as const;
    expect(await failed(write(ended, 1, sealed))).to.equal("refused");
  });

  it("leave the books as they are, from the start of their trade to its end", async () => {
    const { trade, buyer, seller, commit } = await begun();
    const [seen] = await floor.database.query<{ count: string }>(
      "SELECT count(*) AS count FROM ledger_entry",
    );
    const proof = { kind: "password", provenAt: trade.startedAt } as const;
    const steps: readonly TradeCommand[] = [
      { act: "fund", actorId: seller.traderId, coin: "ab".repeat(32) },
      { act: "funding-held" },
      { act: "paid", actorId: buyer.traderId },
      { act: "release", actorId: seller.traderId, proof, signed: true },
    ];
    let now = trade;
    for (const command of steps) {
      now = await commit(changeBy(now, command), now);
      await expectBooksBalance(floor.database);
    }
    expect(await floor.status(trade.id)).to.equal("released");
    const [after] = await floor.database.query<{ count: string }>(
      "SELECT count(*) AS count FROM ledger_entry",
    );
    expect(after).to.deep.equal(seen);
  });

  it("are missed by the audit of the books where a trade says that it has one", async () => {
    const { trade, seller, commit } = await begun();
    const fund = { act: "fund", actorId: seller.traderId, coin: "cd".repeat(32) } as const;
    let now = trade;
    for (const command of [fund, { act: "funding-held" }] as const) {
      now = await commit(changeBy(now, command), now);
    }
    await expectBooksBalance(floor.database);
    const remove = "DELETE FROM multisig_escrow WHERE id = $1 RETURNING *";
    const [row] = await floor.database.query<Record<string, unknown>>(remove, [trade.id]);
    const failure = await expectBooksBalance(floor.database).catch(String);
    expect(failure).to.include(invariants["escrow-holds-its-trade"]);
    const put =
      "INSERT INTO multisig_escrow SELECT * FROM jsonb_populate_record(NULL::multisig_escrow, $1)";
    await floor.database.query(put, [JSON.stringify(row)]);
  });
});
