import { expect } from "chai";
import { Transaction } from "@scure/btc-signer/transaction.js";
import { hex } from "@scure/base";
import { payoutSigner } from "../../../src/adapters/chain/payout-signer.ts";
import { WatchOnlyAccount } from "../../../src/adapters/chain/watch-only.ts";
import { SignerRefused } from "../../../src/application/ports/chain-sender.ts";
import type { AskedPayout } from "../../../src/application/ports/payout-signer.ts";
import type { EscrowEnding } from "../../../src/domain/multisig-escrow/escrow-terms.ts";
import { bounds, coin } from "../../support/multisig-parties.ts";
import { keys, payoutBy, seal, sealsOf, terms } from "../../support/sealed-escrow.ts";
import { publicKeys } from "../../support/signer-account.ts";

const release: EscrowEnding = { kind: "release" };
const back: EscrowEnding = { kind: "return" };
const signer = payoutSigner(keys, { seal, network: "regtest", bounds: () => bounds });
const asked = (other: Partial<AskedPayout> = {}): AskedPayout => ({
  terms,
  ending: release,
  seals: sealsOf(release),
  coin,
  payout: payoutBy(["buyer"], release),
  ...other,
});

async function refusal(other: Partial<AskedPayout>, by = signer): Promise<string> {
  try {
    await by.complete(asked(other));
  } catch (error) {
    expect(error).to.be.instanceOf(SignerRefused);
    return (error as Error).message;
  }
  return "signed";
}

describe("the platform's signature of a payout", () => {
  it("completes what a party signed, with the same bytes each time", async () => {
    const signed = await signer.complete(asked());
    expect(await signer.complete(asked())).to.deep.equal(signed);
    const { transaction, raw, networkFee } = signed;
    const options = { allowUnknownOutputs: true, allowUnknownInputs: true };
    const read = Transaction.fromRaw(hex.decode(raw), options);
    expect([read.id, networkFee]).to.deep.equal([transaction, 1_000n]);
    const paid = Array.from({ length: read.outputsLength }, (_, at) => read.getOutput(at).amount);
    expect(paid).to.deep.equal([999_000n, 10_000n]);
  });

  it("is by the key that the public half of the account gives for that number", () => {
    const watched = new WatchOnlyAccount(publicKeys.bitcoin);
    expect(watched.escrowKey(terms.keyNumber)).to.equal(terms.keys.platform);
    expect(watched.escrowKey(terms.keyNumber + 1)).not.to.equal(terms.keys.platform);
  });

  it("is not given for terms that nobody sealed: where somebody is paid cannot be changed", async () => {
    const addresses = { ...terms.addresses, buyer: terms.addresses.seller };
    const other = { ...terms, addresses };
    const seals = { ...sealsOf(release), ending: sealsOf(release, other).ending };
    expect(await refusal({ terms: other, seals })).to.match(/has other terms/);
    const none = { terms: "", ending: sealsOf(release).ending };
    expect(await refusal({ seals: none })).to.match(/has other terms/);
  });

  it("is not given for an ending that nobody sealed, nor for one of another trade", async () => {
    const payout = payoutBy(["seller"], back);
    expect(await refusal({ ending: back, payout })).to.match(/ended in another way/);
    const elsewhere = sealsOf(back, { ...terms, tradeId: "another" }).ending;
    const seals = { terms: sealsOf(release).terms, ending: elsewhere };
    expect(await refusal({ ending: back, payout, seals })).to.match(/ended in another way/);
    const split: EscrowEnding = { kind: "split", buyerBasisPoints: 9_999 };
    const sealed = sealsOf({ kind: "split", buyerBasisPoints: 1 });
    const half = { ending: split, payout: payoutBy(["buyer"], split), seals: sealed };
    expect(await refusal(half)).to.match(/ended in another way/);
  });

  it("is not given first, nor for a payout of another ending", async () => {
    expect(await refusal({ payout: payoutBy([], release) })).to.match(/party_signs_first/);
    expect(await refusal({ payout: payoutBy(["seller"], back) })).to.match(/other_outputs/);
    expect(await refusal({ payout: "no payout" })).to.match(/unreadable/);
  });

  it("is not given for another coin, another network, another key, or a fee beyond its bounds", async () => {
    expect(await refusal({ coin: { ...coin, place: 0 } })).to.match(/other_coin/);
    const main = payoutSigner(keys, { seal, network: "main", bounds: () => bounds });
    expect(await refusal({}, main)).to.match(/another network/);
    const other = { ...terms, keyNumber: terms.keyNumber + 1 };
    const numbered = { terms: other, seals: sealsOf(release, other) };
    expect(await refusal(numbered)).to.match(/no key of ours/);
    const strict = {
      seal,
      network: "regtest",
      bounds: () => ({ ...bounds, mostRate: 1n }),
    } as const;
    expect(await refusal({}, payoutSigner(keys, strict))).to.match(/fee_too_high/);
  });
});
