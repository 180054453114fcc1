import { expect } from "chai";
import { escrowCodec } from "../../../../src/adapters/chain/escrow-codec.ts";
import type { MultisigEscrowView } from "../../../../src/adapters/http/contract/multisig-escrow/escrow.ts";
import { signShownPayout } from "../../../../src/adapters/web-ui/multisig-escrow/signed-payout.ts";
import type { EscrowEnding } from "../../../../src/domain/multisig-escrow/escrow-terms.ts";
import {
  bounds,
  buyer,
  coin,
  escrow,
  seller,
  stranger,
} from "../../../support/multisig-parties.ts";

const codec = escrowCodec(() => bounds);

/** What the server shows to a seller who can sign an ending. */
function shown(ending: EscrowEnding, terms = escrow): MultisigEscrowView {
  const draft = codec.draftPayout({ terms, coin, ending }, { rate: 5n, mostFee: undefined });
  if (!draft.ok) throw new Error(draft.refusal.code);
  const { payout, networkFee, outputs } = draft.value;
  const buyerBasisPoints = ending.kind === "split" ? ending.buyerBasisPoints : null;
  return {
    side: "seller",
    keyNumber: escrow.keyNumber,
    document: codec.documentOf(escrow, coin),
    toSign: {
      ending: { kind: ending.kind, buyerBasisPoints },
      payout,
      networkFee: String(networkFee),
      replacedFee: null,
      outputs: outputs.map(({ units, ...output }) => ({ ...output, units: String(units) })),
    },
  } as MultisigEscrowView;
}

const answer = (view: MultisigEscrowView, words = seller.words) => {
  const signed = signShownPayout(view, words);
  return signed.ok ? signed.value : signed.refusal.code;
};

describe("signing the payout that the trade room shows", () => {
  it("gives a payout that the platform takes, with the signature of that side", () => {
    for (const ending of [
      { kind: "release" },
      { kind: "return" },
      { kind: "split", buyerBasisPoints: 2_500 },
    ] as const) {
      const read = codec.readPayout(answer(shown(ending)), { terms: escrow, coin, ending });
      expect(read.ok && [...read.value.signedBy]).to.deep.equal(["seller"]);
    }
  });

  it("takes no other person's words, and none that are mistyped", () => {
    const view = shown({ kind: "release" });
    expect(answer(view, stranger.words)).to.equal("other_words");
    expect(answer(view, buyer.words)).to.equal("other_words");
    expect(answer(view, seller.words.replace(/^\w+/, "abandon"))).to.equal("words_mistyped");
    expect(answer(view, "abandon about")).to.equal("word_count");
    expect(answer(view, "twelfe")).to.equal("word_unknown");
  });

  it("signs nothing that the terms do not allow, or that is shown otherwise", () => {
    const view = shown({ kind: "release" });
    const toSign = view.toSign!;
    const returned = { ...toSign, ending: { kind: "return", buyerBasisPoints: null } as const };
    expect(answer({ ...view, toSign: returned })).to.equal("payout");
    const elsewhere = {
      ...escrow,
      addresses: { ...escrow.addresses, buyer: escrow.addresses.seller },
    };
    expect(answer({ ...view, toSign: shown({ kind: "release" }, elsewhere).toSign })).to.equal(
      "payout",
    );
    const outputs = toSign.outputs.map((output) => ({ ...output, units: "1" }));
    expect(answer({ ...view, toSign: { ...toSign, outputs } })).to.equal("payout");
    expect(answer({ ...view, document: null })).to.equal("payout");
    expect(answer({ ...view, toSign: null })).to.equal("payout");
  });
});
