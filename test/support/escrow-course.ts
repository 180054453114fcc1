import { hex } from "@scure/base";
import { Transaction } from "@scure/btc-signer/transaction.js";
import { expect } from "chai";
import { escrowCodec } from "../../src/adapters/chain/escrow-codec.ts";
import { payoutSigner } from "../../src/adapters/chain/payout-signer.ts";
import { partyKeys } from "../../src/adapters/multisig/escrow-keys.ts";
import {
  newPayout,
  signPayout,
  writePayout,
} from "../../src/adapters/multisig/payout-transaction.ts";
import { seedOf, wordsOf } from "../../src/adapters/multisig/words.ts";
import { PostgresClaimStore } from "../../src/adapters/persistence/claim/postgres-claim-store.ts";
import { CompletePayouts } from "../../src/application/multisig-escrow/complete-payouts.ts";
import { FollowTrades } from "../../src/application/multisig-escrow/follow-trades.ts";
import { GiveEscrowKeys } from "../../src/application/multisig-escrow/give-escrow-keys.ts";
import { ReleaseEscrow } from "../../src/application/multisig-escrow/release-escrow.ts";
import { ProposePayout } from "../../src/application/multisig-escrow/propose-payout.ts";
import { WatchEscrows } from "../../src/application/multisig-escrow/watch-escrows.ts";
import type { ChainBlock } from "../../src/application/ports/chain-node.ts";
import {
  multisigState,
  newTradeEscrow,
  termsOf,
} from "../../src/domain/multisig-escrow/trade-escrow.ts";
import type { EscrowEnding } from "../../src/domain/multisig-escrow/escrow-terms.ts";
import { defaultDepositPolicy } from "../../src/domain/policy/default-chain-policy.ts";
import { escrowTrade } from "./escrow-trade.ts";
import { addressOf, bounds } from "./multisig-parties.ts";
import { keys, seal } from "./sealed-escrow.ts";
import { typedProofs } from "./typed-proofs.ts";
import type { Counter, TestMarket } from "./test-market.ts";

const codec = escrowCodec(() => bounds);
const clear = { execute: async () => "clear" as const };
const wordsBy = (byte: number) => seedOf(wordsOf(new Uint8Array(16).fill(byte)));

/** The blocks that the courses of a floor found, by height. */
const blocksOf = new WeakMap<TestMarket, Map<number, string>>();

/**
 * A trade with a multisig escrow in the database, to which both gave their keys, and what happens to it. Each has heights of
 * its own, so that those of others stay where they are.
 */
export async function escrowCourse(floor: TestMarket, counter: Counter) {
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
  const claims = new PostgresClaimStore(counter.pool);
  const policy = () => defaultDepositPolicy;
  const watch = new WatchEscrows({ ...parts, claims, policy, tell });
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
  let branch = "block";
  const hashes = blocksOf.get(floor) ?? new Map<number, string>();
  blocksOf.set(floor, hashes);
  const hashAt = async (each: number) => hashes.get(each) ?? `block ${each}`;
  const block = async (content: Partial<Pick<ChainBlock, "payments" | "spends">> = {}) => {
    height += 1;
    const hash = `${branch} ${height}`;
    hashes.set(height, hash);
    const previousHash = await hashAt(height - 1);
    const found = { height, hash, previousHash, payments: [], ...content };
    await watch.seeBlock(found);
    await watch.settle(height, hashAt);
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
  const spendBy = (transaction: string) => block({ spends: [{ transaction, spent: coin }] });
  /** The platform signs, and a block has what is sent; what it pays. */
  let payout = "";
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
    payout = read.id;
    await spendBy(payout);
    return Array.from({ length: read.outputsLength }, (_, at) => read.getOutput(at).amount);
  };
  /** A transaction that is no payout of ours spends the coin. */
  const leave = () => spendBy("ee".repeat(32));
  /** The same payout is in a block again. */
  const mineAgain = () => spendBy(payout);
  /** The newest blocks leave the chain; others have their heights later. */
  const reorganise = async (depth: number) => {
    for (let left = depth; left > 0; left -= 1) {
      await watch.leaveBlock(await hashAt(height));
      height -= 1;
    }
    branch = `${branch} again`;
  };
  return {
    ...begun,
    pay,
    blocks,
    state,
    signedBy,
    propose,
    releaseWith,
    payOut,
    leave,
    mineAgain,
    reorganise,
  };
}
