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

  const unheld = escrowWaits.filter(
    (wait) => !["nothing", "own_signature", "other_signature", "payout"].includes(wait),
  );

  it("is what comes next, for each side at each step before it holds the crypto", () => {
    const all = (["buyer", "seller"] as const).flatMap((mySide) =>
      unheld.map((escrowWait) => say({ mySide, escrowWait })),
    );
    expect(new Set(all)).to.have.lengthOf(all.length);
    for (const each of all) expect(each).to.not.include("Where the Bitcoin is now");
  });

  it("tells the buyer not to pay before the crypto is held, at each of them", () => {
    for (const escrowWait of unheld) {
      expect(say({ escrowWait }), escrowWait).to.match(
        /Don't pay 100\.00 EUR before|Pay only once|Don't pay: the trade will end/,
      );
    }
  });

  it("asks for no second payment where the first was too little", () => {
    expect(say({ mySide: "seller", escrowWait: "underpaid" })).to.equal(
      "Nothing can be added. Don't pay again: the trade will end, and the Bitcoin comes back to you.",
    );
  });

  it("says of a trade that is over where the Bitcoin goes, and who signs that", () => {
    const won = { status: "dispute_won_buyer", escrow: "released" } as const;
    const own = { escrowWait: "own_signature" } as const;
    const other = { escrowWait: "other_signature" } as const;
    expect(say({ ...won, ...own })).to.match(/^The Bitcoin goes to you\. Sign the payout below/);
    const loser = say({ ...won, ...other, mySide: "seller" });
    expect(loser).to.match(/^The Bitcoin goes to ana_lima, who has to sign the payout\./);
    const back = { status: "cancelled_buyer", escrow: "returned", mySide: "seller" } as const;
    expect(say({ ...back, ...own })).to.match(/^The Bitcoin comes back to you\. Sign/);
    const unconfirmed = { status: "expired", escrowWait: "confirmations" } as const;
    for (const mySide of ["buyer", "seller"] as const) {
      expect(say({ ...unconfirmed, mySide })).to.match(/^Blocks have to confirm the Bitcoin\./);
    }
    const split = { status: "dispute_awarded", escrow: "split" } as const;
    expect(say({ ...split, ...own })).to.match(/a part of the Bitcoin\. One of you has to sign/);
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
