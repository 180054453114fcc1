import { expect } from "chai";
import { hex } from "@scure/base";
import { Transaction } from "@scure/btc-signer/transaction.js";
import { keyHashScript } from "../../src/adapters/chain/account-keys.ts";
import { readBitcoin } from "../../src/adapters/chain/bitcoin-transaction.ts";
import { escrowAddress, escrowScripts } from "../../src/adapters/multisig/escrow-script.ts";
import { signatureOf } from "../../src/adapters/multisig/signatures.ts";
import { signExit } from "../../src/adapters/multisig/exit-transaction.ts";
import {
  finishPayout,
  newPayout,
  readPayout,
  signPayout,
  writePayout,
} from "../../src/adapters/multisig/payout-transaction.ts";
import { addressOfScript } from "../../src/domain/chain/bitcoin-address.ts";
import type { EscrowCoin, EscrowEnding } from "../../src/domain/multisig-escrow/escrow-terms.ts";
import { bounds, buyer, escrow, platformSecret, seller } from "../support/multisig-parties.ts";
import { StartedBitcoin } from "./started-bitcoin.ts";

const parties = { buyer: buyer.keys.shared.secret, seller: seller.keys.shared.secret };
const { addresses, exitBlocks } = escrow;
const units = escrow.amount + escrow.fee;

/** One signs, the platform checks what it is sent and signs, too. */
function paidOut(coin: EscrowCoin, ending: EscrowEnding, party: "buyer" | "seller"): string {
  const terms = { escrow, coin, ending, bounds };
  const proposed = newPayout(terms, 1_000n);
  if (!proposed.ok) throw new Error(proposed.refusal.code);
  const text = writePayout(signPayout(proposed.value, parties[party])!);
  const read = readPayout(text, terms);
  if (!read.ok) throw new Error(read.refusal.code);
  return finishPayout(signPayout(read.value, platformSecret)!)!.raw;
}

function exitOf(coin: EscrowCoin): string {
  const wanted = { address: addresses.seller, rate: 5n };
  const exit = signExit(escrow, coin, wanted, seller.keys.exit);
  if (!exit.ok) throw new Error(exit.refusal.code);
  return exit.value.raw;
}

/** Signed by the right key, for one block sooner than the script says. */
function impatientExit(coin: EscrowCoin): string {
  const { script, witnessScript } = escrowScripts(escrow);
  const transaction = new Transaction({ allowUnknownInputs: true, version: 2 });
  transaction.addInput({
    txid: coin.transaction,
    index: coin.place,
    sequence: exitBlocks - 1,
    witnessUtxo: { script: hex.decode(script), amount: units },
  });
  transaction.addOutput({
    script: keyHashScript(hex.decode(escrow.keys.seller)),
    amount: units - 1_000n,
  });
  const signature = signatureOf(transaction, { witnessScript, units }, seller.keys.exit.secret);
  const none = new Uint8Array();
  const witness = [signature, none, none, none, hex.decode(witnessScript)];
  transaction.updateInput(0, { finalScriptWitness: witness });
  return hex.encode(transaction.extract());
}

/** The same bytes with one place exchanged, which was not signed so. */
function changed(raw: string, from: string, to: string): string {
  expect(raw.split(from)).to.have.length(2);
  return raw.replace(from, to);
}

/** As a transaction has an amount, in hex. */
function amountOf(satoshi: bigint): string {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, satoshi, true);
  return hex.encode(bytes);
}

const paidBy = (raw: string) =>
  readBitcoin(raw).outputs.map(({ script, units: paid }) => [
    addressOfScript(script, "regtest"),
    paid,
  ]);

describe("an escrow of three keys on a started node of Bitcoin", () => {
  let bitcoin: StartedBitcoin;
  const send = (raw: string) =>
    bitcoin.call("sendrawtransaction", raw).then(
      () => "taken",
      (error: unknown) => String(error),
    );
  /** The seller pays the escrow, and a block has it. */
  const funded = async (): Promise<EscrowCoin> => ({
    ...(await bitcoin.paid(escrowAddress(escrow), units)),
    units,
  });
  /** Whether the newest block has it: nodes ask for it by its id. */
  const mined = async (raw: string) => {
    await bitcoin.findBlock();
    const block = (await bitcoin.call(
      "getblock",
      await bitcoin.call("getbestblockhash"),
      0,
    )) as string;
    return block.includes(raw);
  };

  before(async () => {
    bitcoin = await StartedBitcoin.start();
  });
  after(() => bitcoin.close());

  it("is released by the seller and the platform", async () => {
    const raw = paidOut(await funded(), { kind: "release" }, "seller");
    expect(await send(raw)).to.equal("taken");
    expect(await mined(raw)).to.equal(true);
    expect(paidBy(raw)).to.deep.equal([
      [addresses.buyer, 999_000n],
      [addresses.platform, 10_000n],
    ]);
  });

  it("is returned by the buyer and the platform", async () => {
    const raw = paidOut(await funded(), { kind: "return" }, "buyer");
    expect(await send(raw)).to.equal("taken");
    expect(await mined(raw)).to.equal(true);
    expect(paidBy(raw)).to.deep.equal([[addresses.seller, 1_009_000n]]);
  });

  it("is split by a verdict with the platform and whichever side is content", async () => {
    for (const party of ["buyer", "seller"] as const) {
      const split = { kind: "split", buyerBasisPoints: 5_000 } as const;
      const raw = paidOut(await funded(), split, party);
      expect(await send(raw)).to.equal("taken");
      expect(await mined(raw)).to.equal(true);
      expect(paidBy(raw).map(([address]) => address)).to.deep.equal(Object.values(addresses));
    }
  });

  it("is not paid out with an altered signature, or an output that nobody signed", async () => {
    const raw = paidOut(await funded(), { kind: "release" }, "seller");
    // Of the second number of the first signature: it stays a signature, of something else.
    const [number = ""] = /0220[\da-f]{40}/.exec(raw) ?? [];
    const last = number.endsWith("0") ? "1" : "0";
    expect(await send(changed(raw, number, `${number.slice(0, -1)}${last}`))).to.include("Error");
    const moved = changed(raw, amountOf(999_000n), amountOf(998_999n));
    expect(await send(moved)).to.include("Error");
    expect(await send(raw)).to.equal("taken");
    await bitcoin.findBlock();
  });

  it("opens to the seller alone after its blocks, and not one sooner", async () => {
    const coin = await funded();
    const raw = exitOf(coin);
    const early = impatientExit(coin);
    // The next block would be the second one.
    for (let next = 1; next < exitBlocks; next += 1) {
      if (next === 1 || next === exitBlocks - 1) {
        expect(await send(raw), `before block ${next}`).to.include("non-BIP68-final");
      }
      await bitcoin.findBlock();
    }
    expect(await send(early), "a shorter wait").to.include("Error");
    expect(await send(raw)).to.equal("taken");
    expect(await mined(raw)).to.equal(true);
    expect(paidBy(raw)[0]?.[0]).to.equal(addresses.seller);
  });

  it("is closed to the exit once it was paid out", async () => {
    const coin = await funded();
    expect(await send(paidOut(coin, { kind: "release" }, "seller"))).to.equal("taken");
    for (let count = 0; count < exitBlocks; count += 1) await bitcoin.findBlock();
    expect(await send(exitOf(coin))).to.include("Error");
  });
});
