import { expect } from "chai";
import { escrowWaits } from "../../../../src/domain/multisig-escrow/escrow-wait.ts";
import type * as EscrowExplanation from "../../../../src/adapters/web-ui/trade-room/escrow-explanation.tsx";
import type { TradeFacts } from "../../../../src/adapters/web-ui/trade/trade-facts.ts";
import { loadInterfaceModule, loadTexts, type Texts } from "../trade/interface-texts.ts";
import { sampleFacts } from "../trade/sample-facts.ts";

const started: TradeFacts = {
  ...sampleFacts,
  status: "pending",
  escrow: "none",
  isOnChain: true,
};

describe("what the trade room says below its headline about an escrow on the blockchain", () => {
  let texts: Texts;
  let words: typeof EscrowExplanation;
  before(async () => {
    [texts, words] = await Promise.all([
      loadTexts(),
      loadInterfaceModule<typeof EscrowExplanation>("trade-room/escrow-explanation.tsx"),
    ]);
  });
  const say = (facts: Partial<TradeFacts>) =>
    texts.wordsOf(words.escrowExplanation({ ...started, ...facts }));

  it("is what comes next, for each side at each step before it holds the crypto", () => {
    const all = (["buyer", "seller"] as const).flatMap((mySide) =>
      escrowWaits
        .filter((wait) => wait !== "nothing")
        .map((escrowWait) => say({ mySide, escrowWait })),
    );
    expect(new Set(all)).to.have.lengthOf(all.length);
    for (const each of all) expect(each).to.not.include("Where the Bitcoin is now");
  });

  it("tells the buyer not to pay before the crypto is held, at each of them", () => {
    for (const escrowWait of escrowWaits.filter((wait) => wait !== "nothing")) {
      expect(say({ escrowWait }), escrowWait).to.match(
        /Don't pay 100\.00 EUR before|Pay only once/,
      );
    }
  });

  it("names the fee that the seller pays on top", () => {
    const payment = say({ mySide: "seller", escrowWait: "payment" });
    expect(payment).to.include("0.00154291 BTC and the 0.00000771 BTC fee");
  });

  it("says who released what once it is released, as of any other trade", () => {
    const released = { status: "released", escrow: "released", escrowWait: null } as const;
    expect(say(released)).to.equal("ana_lima received your money and released the crypto.");
    expect(say({ ...released, mySide: "seller" })).to.match(/^You released 0\.00154291 BTC/);
  });
});
