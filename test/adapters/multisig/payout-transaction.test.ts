import { base64, hex } from "@scure/base";
import { Transaction } from "@scure/btc-signer/transaction.js";
import { expect } from "chai";
import fc from "fast-check";
import {
  finishPayout,
  newPayout,
  readPayout,
  signPayout,
  writePayout,
  type Payout,
  type PayoutTerms,
} from "../../../src/adapters/multisig/payout-transaction.ts";
import { signExit } from "../../../src/adapters/multisig/exit-transaction.ts";
import { escrowScripts } from "../../../src/adapters/multisig/escrow-script.ts";
import { payoutSize, exitSize } from "../../../src/domain/multisig-escrow/transaction-size.ts";
import {
  addressOf,
  bounds,
  buyer,
  coin,
  escrow,
  platformSecret,
  seller,
  stranger,
} from "../../support/multisig-parties.ts";

const secrets = {
  buyer: buyer.keys.shared.secret,
  seller: seller.keys.shared.secret,
  platform: platformSecret,
};
type Holder = keyof typeof secrets;
const release: PayoutTerms = { escrow, coin, ending: { kind: "release" }, bounds };
const ending = fc.oneof(
  fc.constant({ kind: "release" } as const),
  fc.constant({ kind: "return" } as const),
  fc.integer({ min: 0, max: 10_000 }).map((buyerBasisPoints) => ({
    kind: "split" as const,
    buyerBasisPoints,
  })),
);

function made(terms: PayoutTerms, fee = 1_000n): Payout {
  const payout = newPayout(terms, fee);
  if (!payout.ok) throw new Error(payout.refusal.code);
  return payout.value;
}

const signedBy = (payout: Payout, ...holders: readonly Holder[]) =>
  holders.reduce((signed, holder) => signPayout(signed, secrets[holder])!, payout);

const codeOf = (read: ReturnType<typeof readPayout>) => (read.ok ? "accepted" : read.refusal.code);

/** The same PSBT with a change that its maker did not agree to. */
function changed(
  text: string,
  change: (transaction: Transaction) => Transaction | undefined,
): string {
  const options = { allowUnknownOutputs: true, allowUnknownInputs: true };
  const transaction = Transaction.fromPSBT(base64.decode(text), options);
  return base64.encode((change(transaction) ?? transaction).toPSBT());
}

describe("A payout that goes from signer to signer", () => {
  it("is finished by any two of the three, and by none alone", () => {
    const holders: readonly Holder[] = ["buyer", "seller", "platform"];
    fc.assert(
      fc.property(
        ending,
        fc.constantFrom(...holders),
        fc.constantFrom(...holders),
        (how, first, second) => {
          const terms = { ...release, ending: how };
          const proposed = signedBy(made(terms), first);
          expect(finishPayout(proposed)).to.equal(undefined);
          const read = readPayout(writePayout(proposed), terms);
          if (!read.ok) throw new Error(read.refusal.code);
          const finished = finishPayout(signedBy(read.value, second));
          expect(finished !== undefined).to.equal(first !== second);
          if (!finished) return;
          const transaction = Transaction.fromRaw(hex.decode(finished.raw), {
            allowUnknownInputs: true,
          });
          expect(transaction.id).to.equal(finished.transaction);
          const outputs = read.value.outputs.map(({ script, units }) => [script, units]);
          const sent = outputs.map((_, place) => transaction.getOutput(place));
          expect(sent.map((each) => [hex.encode(each.script!), each.amount])).to.deep.equal(
            outputs,
          );
          const size = payoutSize(read.value.outputs.map(({ script }) => script));
          expect(Number(size) - transaction.vsize).to.be.within(0, 3);
        },
      ),
      { numRuns: 30 },
    );
  });

  it("is signed by nobody else", () => {
    expect(signPayout(made(release), stranger.keys.shared.secret)).to.equal(undefined);
    expect(signPayout(made(release), seller.keys.exit.secret)).to.equal(undefined);
  });

  it("is refused with a signature that was altered, or is of another payout or key", () => {
    const right = signedBy(made(release), "seller");
    const [pair] = [...right.signatures];
    const withSignature = (signature: Uint8Array, by: Holder = "seller") =>
      codeOf(
        readPayout(writePayout({ ...right, signatures: new Map([[by, signature]]) }), release),
      );
    expect(withSignature(pair![1])).to.equal("accepted");
    const altered = pair![1].slice();
    altered[40] = altered[40]! ^ 1;
    expect(withSignature(altered)).to.equal("wrong_signature");
    expect(withSignature(pair![1], "buyer")).to.equal("wrong_signature");
    const other = signedBy(made(release, 1_001n), "seller");
    expect(withSignature(other.signatures.get("seller")!)).to.equal("wrong_signature");
    // It would cover less than all outputs.
    const single = Uint8Array.of(...pair![1].slice(0, -1), 3);
    expect(withSignature(single)).to.equal("wrong_signature");
  });

  it("is refused under another ending, and if an output, the coin or the sequence was changed", () => {
    const text = writePayout(made(release));
    expect(codeOf(readPayout(text, release))).to.equal("accepted");
    const returned = { ...release, ending: { kind: "return" } as const };
    expect(codeOf(readPayout(text, returned))).to.equal("other_outputs");
    const otherCoin = { ...release, coin: { ...coin, place: 0 } };
    expect(codeOf(readPayout(text, otherCoin))).to.equal("other_coin");
    const otherUnits = { ...release, coin: { ...coin, units: coin.units + 1n } };
    expect(codeOf(readPayout(text, otherUnits))).to.equal("other_amount");
    const thief = changed(text, (transaction) => {
      transaction.updateOutput(0, { script: hex.decode(`0014${"66".repeat(20)}`) });
      return undefined;
    });
    expect(codeOf(readPayout(thief, release))).to.equal("other_outputs");
    const late = changed(text, (transaction) => {
      transaction.updateInput(0, { sequence: 10 });
      return undefined;
    });
    expect(codeOf(readPayout(late, release))).to.equal("not_at_once");
    const otherEscrow = { ...escrow, exitBlocks: 21 };
    expect(codeOf(readPayout(text, { ...release, escrow: otherEscrow }))).to.equal("other_script");
  });

  it("is the same or refused after any byte of it was changed", () => {
    const signed = signedBy(made(release), "seller");
    const bytes = base64.decode(writePayout(signed));
    const place = fc.nat({ max: bytes.length - 1 });
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 255 }), (at, mask) => {
        const altered = bytes.map((byte, index) => (index === at ? byte ^ mask : byte));
        const read = readPayout(base64.encode(altered), release);
        if (!read.ok) return;
        expect(read.value.outputs).to.deep.equal(signed.outputs);
        // A signature may be lost that way, and none can come.
        for (const [holder, signature] of read.value.signatures) {
          expect(signature).to.deep.equal(signed.signatures.get(holder));
        }
      }),
      { numRuns: 500 },
    );
  });

  it("is refused if it is none", () => {
    for (const text of ["", "AAAA", "not base64", "A".repeat(5_000)]) {
      expect(codeOf(readPayout(text, release))).to.equal("unreadable");
    }
  });
});

describe("The seller's exit", () => {
  const wanted = { address: addressOf(12), rate: 2n };

  it("pays all but the fee to one address, and waits for the blocks", () => {
    const exit = signExit(escrow, coin, wanted, seller.keys.exit);
    if (!exit.ok) throw new Error(exit.refusal.code);
    const transaction = Transaction.fromRaw(hex.decode(exit.value.raw), {
      allowUnknownInputs: true,
    });
    expect(transaction.getInput(0).sequence).to.equal(20);
    expect(transaction.version).to.equal(2);
    const size = exitSize(hex.encode(transaction.getOutput(0).script!));
    expect(Number(size) - transaction.vsize).to.be.within(0, 3);
    expect(exit.value.units).to.equal(coin.units - 2n * size);
    expect(transaction.getOutput(0).amount).to.equal(exit.value.units);
    const { witnessScript } = escrowScripts(escrow);
    expect(hex.encode(transaction.getInput(0).finalScriptWitness!.at(-1)!)).to.equal(witnessScript);
  });

  it("takes the seller's exit key, an address of the network and a fee that leaves something", () => {
    const codeOfExit = (exit: ReturnType<typeof signExit>) => (exit.ok ? "" : exit.refusal.code);
    const { exit } = seller.keys;
    const other = signExit(escrow, coin, wanted, buyer.keys.exit);
    expect(codeOfExit(other)).to.equal("other_words");
    const main = { ...wanted, address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4" };
    expect(codeOfExit(signExit(escrow, coin, main, exit))).to.equal("address_unknown");
    const dear = { ...wanted, rate: 10_000n };
    expect(codeOfExit(signExit(escrow, coin, dear, exit))).to.equal("fee_too_high");
  });
});
