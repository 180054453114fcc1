import { expect } from "chai";
import type { MultisigEscrowView } from "../../../../src/adapters/http/contract/multisig-escrow/escrow.ts";
import type * as StateWords from "../../../../src/adapters/web-ui/multisig-escrow/state-words.tsx";
import type * as WordsProblem from "../../../../src/adapters/web-ui/multisig-escrow/words-problem.tsx";
import { escrowStates } from "../../../../src/domain/multisig-escrow/trade-escrow.ts";
import { loadInterfaceModule, loadTexts, type Texts } from "../trade/interface-texts.ts";

const sides = ["buyer", "seller"] as const;
const coin = { transaction: "ab", place: 0, units: "201000", is: "confirmed" } as const;
const paid = {
  state: "funded",
  side: "buyer",
  toPay: "201000",
  coin,
  ending: null,
  hasBuyersKeys: true,
  hasSellersKeys: true,
} as MultisigEscrowView;

describe("what the card of an escrow on the blockchain says", () => {
  let texts: Texts;
  let states: typeof StateWords;
  let problems: typeof WordsProblem;
  before(async () => {
    texts = await loadTexts();
    [states, problems] = await Promise.all([
      loadInterfaceModule<typeof StateWords>("multisig-escrow/state-words.tsx"),
      loadInterfaceModule<typeof WordsProblem>("multisig-escrow/words-problem.tsx"),
    ]);
  });
  const say = (escrow: Partial<MultisigEscrowView>, isOver = false) =>
    texts.wordsOf(states.stateWords({ ...paid, ...escrow }, isOver));

  it("is a sentence in each state, to each side", () => {
    for (const state of escrowStates) {
      for (const side of sides) expect(say({ state, side }), state).to.match(/^[A-Z].*\.$/);
    }
  });

  it("names who has to act: whose key is missing, and who pays", () => {
    const one = { state: "keys_wanted", hasBuyersKeys: true, hasSellersKeys: false } as const;
    expect(say(one)).to.match(/The seller has to give theirs\.$/);
    expect(say({ ...one, side: "seller" })).to.match(/you need the words again to sign\.$/);
    expect(say({ state: "address_ready" })).to.match(/^The seller has to fund the escrow/);
  });

  it("says where the Bitcoin of a trade that ended goes, before a party signs", () => {
    const to = (kind: "release" | "return" | "split") =>
      say({ ending: { kind, buyerBasisPoints: null } }, true);
    expect(to("release")).to.match(/goes to the buyer\. You have to sign the payout/);
    expect(to("return")).to.match(/goes back to the seller\. Your trade partner has to sign/);
    expect(to("split")).to.match(/each of you gets a part of the Bitcoin\. One of you/);
  });

  it("doesn't call an escrow paid that was paid too little, and asks for no second payment", () => {
    for (const state of ["seen", "funded"] as const) {
      const words = say({ state, coin: { ...coin, units: "150000" } });
      expect(words, state).to.match(/^Only 0\.0015 BTC of 0\.00201 BTC was paid/);
      expect(words, state).to.include("Don't pay again");
    }
  });

  it("says which of the twelve words cannot be one, in the data's own direction", () => {
    const problem = problems.wordsProblem({ code: "word_unknown", word: "twelfe" });
    expect(texts.markupOf(problem)).to.include("<bdi>twelfe</bdi>");
    for (const code of ["word_count", "words_mistyped", "other_words"] as const) {
      expect(texts.wordsOf(problems.wordsProblem({ code }))).to.match(/^[A-Z].*\.$/);
    }
  });
});
