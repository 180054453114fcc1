import { hex } from "@scure/base";
import { Transaction } from "@scure/btc-signer/transaction.js";
import { expect } from "chai";
import { escrowCodec } from "../../../../src/adapters/chain/escrow-codec.ts";
import { payoutSigner } from "../../../../src/adapters/chain/payout-signer.ts";
import { partyKeys } from "../../../../src/adapters/multisig/escrow-keys.ts";
import {
  newPayout,
  signPayout,
  writePayout,
} from "../../../../src/adapters/multisig/payout-transaction.ts";
import { seedOf, wordsOf } from "../../../../src/adapters/multisig/words.ts";
import { PostgresOwnCoins } from "../../../../src/adapters/persistence/send/postgres-own-coins.ts";
import { CompletePayouts } from "../../../../src/application/multisig-escrow/complete-payouts.ts";
import { FollowTrades } from "../../../../src/application/multisig-escrow/follow-trades.ts";
import { GiveEscrowKeys } from "../../../../src/application/multisig-escrow/give-escrow-keys.ts";
import { ReleaseEscrow } from "../../../../src/application/multisig-escrow/release-escrow.ts";
import { ProposePayout } from "../../../../src/application/multisig-escrow/propose-payout.ts";
import { WatchEscrows } from "../../../../src/application/multisig-escrow/watch-escrows.ts";
import type { ChainBlock } from "../../../../src/application/ports/chain-node.ts";
import {
  multisigState,
  newTradeEscrow,
  termsOf,
} from "../../../../src/domain/multisig-escrow/trade-escrow.ts";
import type { EscrowEnding } from "../../../../src/domain/multisig-escrow/escrow-terms.ts";
import { defaultDepositPolicy } from "../../../../src/domain/policy/default-chain-policy.ts";
import { expectBooksBalance } from "../../../support/books.ts";
import { escrowTrade } from "../../../support/escrow-trade.ts";
import { addressOf, bounds } from "../../../support/multisig-parties.ts";
import { keys, seal } from "../../../support/sealed-escrow.ts";
import { typedProofs } from "../../../support/typed-proofs.ts";
import { TestMarket, type Counter } from "../../../support/test-market.ts";

const codec = escrowCodec(() => bounds);
const clear = { execute: async () => "clear" as const };
const wordsBy = (byte: number) => seedOf(wordsOf(new Uint8Array(16).fill(byte)));

describe("a trade with a multisig escrow in the database", () => {
  let floor: TestMarket;
  let counter: Counter;
  before(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
  });
  afterEach(() => expectBooksBalance(floor.database));
  after(() => floor.close());

  /** Both gave their keys; `block` finds one with what is paid and spent in it. */
  async function begin() {
    const begun = await escrowTrade(floor, counter, ({ tradeId, keyNumber }) =>
      newTradeEscrow({
        tradeId,
        network: "regtest",
        keyNumber,
        exitBlocks: 20,
        amount: 200_000n,
        fee: 1_000n,
        platform: {
          key: hex.encode(keys.at("escrow", keyNumber).publicKey),
          address: addressOf(13),
        },
      }),
    );
    const { trade, escrow, buyer, seller, store } = begun;
    const { changes, desk, trades } = counter;
    const parts = { escrows: store, changes };
    const tell = () => {};
    const policy = () => defaultDepositPolicy;
    const watch = new WatchEscrows({ ...parts, policy, tell });
    const follow = new FollowTrades({ ...parts, trades, desk, seal });
    const isOurs = async () => false;
    const give = new GiveEscrowKeys({ ...parts, codec, screening: clear, isOurs, seal });
    const own = {
      buyer: partyKeys(wordsBy(1), "regtest", escrow.keyNumber),
      seller: partyKeys(wordsBy(2), "regtest", escrow.keyNumber),
    };
    const ofBuyer = { key: own.buyer.shared.publicKey, exit: undefined, address: addressOf(11) };
    const ofSeller = {
      key: own.seller.shared.publicKey,
      exit: own.seller.exit.publicKey,
      address: addressOf(12),
    };
    await give.execute(buyer, trade.id, ofBuyer);
    await give.execute(seller, trade.id, ofSeller);
    let height = escrow.keyNumber * 1_000;
    const block = async (content: Partial<Pick<ChainBlock, "payments" | "spends">> = {}) => {
      height += 1;
      const hash = `block ${height}`;
      const found = { height, hash, previousHash: `block ${height - 1}`, payments: [], ...content };
      await watch.seeBlock(found);
      await watch.settle(height, async (each) => `block ${each}`);
      expect(await follow.execute()).to.deep.equal([]);
    };
    const coin = {
      transaction: hex.encode(new Uint8Array(32).fill(escrow.keyNumber + 1)),
      place: 0,
    };
    const pay = async (units: bigint) => {
      const address = (await store.find(trade.id))?.address ?? "";
      await block({ payments: [{ ...coin, address, token: undefined, units }] });
    };
    const blocks = async (count: number) => {
      for (let left = count; left > 0; left -= 1) await block();
    };
    const state = async () => {
      const stored = await store.find(trade.id);
      return [await floor.status(trade.id), stored && multisigState(stored)];
    };
    /** The payout as the ending allows it, signed by a party with their words. */
    const signedBy = async (side: "buyer" | "seller", wanted?: EscrowEnding) => {
      const stored = await store.find(trade.id);
      const terms = stored && termsOf(stored);
      const ending = wanted ?? stored?.ending;
      if (!terms || !stored.coin || !ending) throw new Error("Nothing is paid out yet");
      const asked = { escrow: terms, coin: stored.coin, ending, bounds };
      const payout = newPayout(asked, 1_000n);
      if (!payout.ok) throw new Error(payout.refusal.code);
      return writePayout(signPayout(payout.value, own[side].shared.secret)!);
    };
    const propose = async (side: "buyer" | "seller") => {
      const party = side === "buyer" ? buyer : seller;
      const done = await new ProposePayout({ ...parts, codec }).execute(
        party,
        trade.id,
        await signedBy(side),
      );
      expect(done).to.deep.include({ ok: true });
    };
    const proveIdentity = typedProofs(() => trade.startedAt);
    const release = new ReleaseEscrow({ escrows: store, desk, proveIdentity, codec, seal });
    const typed = { password: "the right one" };
    const releaseWith = (text: string, party = seller) =>
      release.execute(party, trade.id, typed, text, { actorId: "", key: text, inputHash: "" });
    /** The platform signs, and a block has what is sent; what it pays. */
    const payOut = async () => {
      const sent: string[] = [];
      const complete = new CompletePayouts({
        ...parts,
        signer: payoutSigner(keys, { seal, network: "regtest", bounds: () => bounds }),
        chain: {
          broadcast: async (raw) => {
            sent.push(raw);
            return "taken";
          },
          whereIs: async () => "waiting",
        },
        screening: clear,
        securityEvents: { note() {} },
      });
      expect(await complete.execute()).to.deep.equal([]);
      const options = { allowUnknownOutputs: true, allowUnknownInputs: true };
      const read = Transaction.fromRaw(hex.decode(sent[0] ?? ""), options);
      const spends = [{ transaction: read.id, spent: coin }];
      await block({ spends });
      return Array.from({ length: read.outputsLength }, (_, at) => read.getOutput(at).amount);
    };
    /** A transaction that is no payout of ours spends the coin. */
    const leave = () => block({ spends: [{ transaction: "ee".repeat(32), spent: coin }] });
    return { ...begun, pay, blocks, state, signedBy, propose, releaseWith, payOut, leave };
  }

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
