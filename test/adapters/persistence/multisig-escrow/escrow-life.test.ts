import { expect } from "chai";
import { PostgresOwnCoins } from "../../../../src/adapters/persistence/send/postgres-own-coins.ts";
import { defaultDepositPolicy } from "../../../../src/domain/policy/default-chain-policy.ts";
import { expectBooksBalance } from "../../../support/books.ts";
import { escrowCourse } from "../../../support/escrow-course.ts";
import { TestMarket, type Counter } from "../../../support/test-market.ts";

describe("a trade with a multisig escrow in the database", () => {
  let floor: TestMarket;
  let counter: Counter;
  before(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
  });
  afterEach(() => expectBooksBalance(floor.database));
  after(() => floor.close());
  const begin = () => escrowCourse(floor, counter);

  const needed = defaultDepositPolicy.smallBlocks;
  /** What was booked as the platform's fee of a trade. */
  const feeOf = async (tradeId: string) => {
    const booked = await floor.database.query<{ amount: string }>(
      `SELECT p.amount::text AS amount FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
        WHERE e.ref = 'escrow-fee:' || $1 AND p.account_id = 'fees:BTC'`,
      [tradeId],
    );
    return booked.map(({ amount }) => amount);
  };

  it("is funded by the chain, released by its seller, and paid out to its buyer", async () => {
    const begun = await begin();
    const { trade, buyer, store, pay, blocks, state, signedBy, releaseWith, payOut } = begun;
    expect(await state()).to.deep.equal(["pending", "address_ready"]);
    await pay(201_000n);
    expect(await state()).to.deep.equal(["funds_processing", "seen"]);
    await blocks(needed - 1);
    expect(await state()).to.deep.equal(["active_funded", "funded"]);
    await counter.partyAct.execute(buyer, trade.id, { act: "paid" });
    const text = await signedBy("seller", { kind: "release" });
    expect(await releaseWith(text)).to.deep.include({ ok: true });
    expect(await state()).to.deep.equal(["released", "payout_proposed"]);
    expect(await releaseWith(text)).to.deep.include({ ok: true });
    expect(await payOut()).to.deep.equal([199_000n, 1_000n]);
    expect(await feeOf(trade.id)).to.deep.equal([]);
    expect(await new PostgresOwnCoins(counter.pool).known()).to.deep.equal([]);
    await blocks(needed - 1);
    expect(await state()).to.deep.equal(["released", "settled"]);
    await blocks(1);
    expect(await feeOf(trade.id)).to.deep.equal(["1000"]);
    const { spend, keyNumber } = (await store.find(trade.id))!;
    const coins = new PostgresOwnCoins(counter.pool);
    const ours = {
      transaction: spend?.transaction,
      place: 1,
      units: 1_000n,
      branch: "escrow_fees",
      number: keyNumber,
    };
    expect((await coins.spendable()).filter(({ branch }) => branch === ours.branch)).to.deep.equal([
      ours,
    ]);
    expect(await coins.known()).to.deep.include(ours);
  });

  it("gives its seller the fee in their balance where staff were late", async () => {
    const { trade, buyer, seller, pay, blocks, signedBy, releaseWith, payOut } = await begin();
    await pay(201_000n);
    await blocks(needed - 1);
    await counter.partyAct.execute(buyer, trade.id, { act: "paid" });
    await releaseWith(await signedBy("seller", { kind: "release" }));
    await floor.database.query(
      "UPDATE trade SET rules = jsonb_set(rules, '{memory,feeGoesBack}', 'true') WHERE id = $1",
      [trade.id],
    );
    await payOut();
    await blocks(needed);
    expect(await feeOf(trade.id)).to.deep.equal([]);
    const [back] = await floor.database.query<{ amount: string }>(
      `SELECT p.amount::text AS amount FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
        WHERE e.ref = 'escrow-fee:' || $1 AND p.account_id = 'available:BTC:' || $2`,
      [trade.id, seller.traderId],
    );
    expect(back?.amount).to.equal("1000");
  });

  it("goes back to its seller when its buyer cancels", async () => {
    const { trade, buyer, pay, blocks, state, propose, payOut } = await begin();
    await pay(201_000n);
    await blocks(needed - 1);
    await counter.partyAct.execute(buyer, trade.id, { act: "cancel" });
    await blocks(1);
    await propose("seller");
    expect(await payOut()).to.deep.equal([200_000n]);
    await blocks(needed - 1);
    expect(await state()).to.deep.equal(["cancelled_buyer", "settled"]);
    expect(await feeOf(trade.id)).to.deep.equal([]);
  });

  it("ends with its dispute when its escrow was left, and once", async () => {
    const { trade, buyer, pay, blocks, state, leave } = await begin();
    await pay(201_000n);
    await blocks(needed - 1);
    await counter.partyAct.execute(buyer, trade.id, { act: "paid" });
    await leave();
    expect(await state()).to.deep.equal(["paid", "funded"]);
    await blocks(needed);
    expect(await state()).to.deep.equal(["expired", "exited"]);
    await blocks(2);
    const acts = await floor.database.query<{ act: string }>(
      "SELECT act FROM trade_event WHERE trade_id = $1 AND act = 'exit'",
      [trade.id],
    );
    expect(acts).to.have.lengthOf(1);
  });

  it("is not funded by too little, which goes back when the trade is cancelled", async () => {
    const { trade, seller, pay, blocks, state, propose, payOut } = await begin();
    await pay(100_000n);
    await blocks(needed);
    expect(await state()).to.deep.equal(["pending", "funded"]);
    await counter.partyAct.execute(seller, trade.id, { act: "cancel" });
    await blocks(1);
    await propose("seller");
    expect(await payOut()).to.deep.equal([99_000n]);
    await blocks(needed - 1);
    expect(await state()).to.deep.equal(["cancelled_seller", "settled"]);
  });

  it("is released neither without the seller's signature, nor by another one, nor before it is paid", async () => {
    const { trade, buyer, seller, pay, blocks, state, signedBy, releaseWith } = await begin();
    await pay(201_000n);
    await blocks(needed - 1);
    const byBuyer = await signedBy("buyer", { kind: "release" });
    const text = await signedBy("seller", { kind: "release" });
    const code = async (released: ReturnType<typeof releaseWith>) => {
      const done = await released;
      return done.ok ? "" : done.refusal.code;
    };
    expect(await code(releaseWith(text))).to.equal("wrong_status");
    await counter.partyAct.execute(buyer, trade.id, { act: "paid" });
    expect(await code(releaseWith(byBuyer))).to.equal("signature_needed");
    expect(await code(releaseWith(text, buyer))).to.equal("not_found");
    const back = await signedBy("seller", { kind: "return" });
    expect(await code(releaseWith(back))).to.equal("payout_refused");
    const plain = await counter.releaseTrade.execute(seller, trade.id, { password: "right" });
    expect(plain).to.deep.include({ ok: false, refusal: { code: "signature_needed" } });
    expect(await state()).to.deep.equal(["paid", "funded"]);
  });

  it("takes from its seller no funding out of their balance", async () => {
    const { trade, seller, state } = await begin();
    const asked = await counter.partyAct.execute(seller, trade.id, { act: "fund" });
    expect(asked).to.deep.include({ ok: false, refusal: { code: "escrow_on_chain" } });
    expect(await state()).to.deep.equal(["pending", "address_ready"]);
  });
});
