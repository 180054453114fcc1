import { expect } from "chai";
import { bitcoinCore } from "../../src/adapters/chain/bitcoin-core.ts";
import { bitcoinSender } from "../../src/adapters/chain/bitcoin-sender.ts";
import { payoutSigner } from "../../src/adapters/chain/payout-signer.ts";
import { signExit } from "../../src/adapters/multisig/exit-transaction.ts";
import {
  newPayout,
  signPayout,
  writePayout,
} from "../../src/adapters/multisig/payout-transaction.ts";
import { ScanChain } from "../../src/application/deposit/scan-chain.ts";
import { CompletePayouts } from "../../src/application/multisig-escrow/complete-payouts.ts";
import { WatchEscrows } from "../../src/application/multisig-escrow/watch-escrows.ts";
import { decideEnding, proposePayout } from "../../src/domain/multisig-escrow/pay-out.ts";
import { multisigState, type TradeEscrow } from "../../src/domain/multisig-escrow/trade-escrow.ts";
import { defaultDepositPolicy } from "../../src/domain/policy/default-chain-policy.ts";
import { MemoryDepositStore } from "../memory/memory-deposit-store.ts";
import { MemoryEscrows } from "../memory/memory-escrows.ts";
import { MemoryTables } from "../memory/memory-tables.ts";
import { bounds, buyer, seller } from "../support/multisig-parties.ts";
import { funded, keys, seal, sealsOf, terms } from "../support/sealed-escrow.ts";
import { StartedBitcoin } from "./started-bitcoin.ts";

const release = { kind: "release" } as const;
const needed = defaultDepositPolicy.smallBlocks;
const booksNothing = {
  see: async () => {},
  undo: async () => {},
  settle: async () => {},
  vanish: async () => {},
};

/** What is watched on a node that runs: one escrow, whose address both gave keys for. */
function watched(bitcoin: StartedBitcoin) {
  const escrows = new MemoryEscrows();
  escrows.put({ ...funded, coin: undefined });
  const store = new MemoryDepositStore(new MemoryTables(), () => 0);
  const told: string[] = [];
  const node = bitcoinCore(
    { url: bitcoin.url, network: "regtest" },
    async () => new Set([funded.address!]),
    async () => [],
    () => escrows.openCoins(),
  );
  const watcher = new WatchEscrows({
    escrows,
    claims: { debtorBalance: () => Promise.reject(new Error("Nobody got a fee here")) },
    changes: escrows,
    policy: () => defaultDepositPolicy,
    tell: ({ what }) => void told.push(what),
  });
  const screen = { execute: () => Promise.reject(new Error("Nothing is credited here")) };
  const scanner = new ScanChain(store, booksNothing, screen, { bitcoin: watcher });
  const scan = async () => {
    await scanner.execute({ chain: "bitcoin", node });
    return multisigState(escrows.all[0]!);
  };
  const complete = new CompletePayouts({
    escrows,
    changes: escrows,
    signer: payoutSigner(keys, { seal, network: "regtest", bounds: () => bounds }),
    chain: bitcoinSender({
      url: bitcoin.url,
      node,
      places: { blocksWith: async () => [] },
      newestRead: () => store.newestBlock(),
    }),
    screening: { execute: async () => "clear" },
    securityEvents: { note() {} },
  });
  return { escrows, scan, complete, told, escrow: () => escrows.all[0]! };
}

/** The trade ends as released, and the buyer signs what follows. */
function released(escrow: TradeEscrow): TradeEscrow {
  const { coin } = escrow;
  if (!coin) throw new Error("Nothing was paid");
  const payout = newPayout({ escrow: terms, coin, ending: release, bounds }, 1_000n);
  if (!payout.ok) throw new Error(payout.refusal.code);
  const text = writePayout(signPayout(payout.value, buyer.keys.shared.secret)!);
  const ended = decideEnding(escrow, release);
  if (!ended.ok) throw new Error(ended.refusal.code);
  const signedBy = new Set(["buyer"] as const);
  const asked = { payout: text, networkFee: 1_000n, ending: release, signedBy };
  const proposed = proposePayout(ended.value, asked);
  if (!proposed.ok) throw new Error(proposed.refusal.code);
  return proposed.value;
}

describe("a multisig escrow that is watched on a started node of Bitcoin", () => {
  let bitcoin: StartedBitcoin;
  const find = async (blocks: number) => {
    for (let left = blocks; left > 0; left -= 1) await bitcoin.findBlock();
  };
  before(async () => {
    bitcoin = await StartedBitcoin.start();
  });
  after(() => bitcoin.close());

  it("is funded, paid out by two keys, and settled, also after its block was replaced", async () => {
    const { escrows, scan, complete, escrow, told } = watched(bitcoin);
    expect(await scan()).to.equal("address_ready");
    await bitcoin.paid(funded.address!, terms.amount + terms.fee);
    expect(await scan()).to.equal("seen");
    await find(needed - 1);
    expect(await scan()).to.equal("funded");
    escrows.put(released(escrow()), sealsOf(release));
    expect(await complete.execute()).to.deep.equal([]);
    expect(await scan()).to.equal("sent");
    await find(1);
    await scan();
    const { transaction } = escrow().payouts[0]!;
    expect(escrow().spend?.transaction).to.equal(transaction);
    const before = escrow().spend?.block?.hash;
    await bitcoin.reorganise(1);
    await scan();
    expect(escrow().spend?.block?.hash).not.to.equal(before);
    await complete.execute();
    await find(needed);
    expect(await scan()).to.equal("settled");
    expect(escrow().spend?.transaction).to.equal(transaction);
    expect(told).to.deep.equal([]);
  });

  it("is left by the exit, and staff are told", async () => {
    const { scan, escrow, told } = watched(bitcoin);
    await scan();
    await bitcoin.paid(funded.address!, terms.amount + terms.fee);
    await find(terms.exitBlocks);
    expect(await scan()).to.equal("funded");
    const wanted = { address: terms.addresses.seller, rate: 5n };
    const exit = signExit(terms, escrow().coin!, wanted, seller.keys.exit);
    if (!exit.ok) throw new Error(exit.refusal.code);
    await bitcoin.call("sendrawtransaction", exit.value.raw);
    await find(needed);
    expect(await scan()).to.equal("exited");
    expect(told).to.deep.equal(["exited"]);
  });
});
