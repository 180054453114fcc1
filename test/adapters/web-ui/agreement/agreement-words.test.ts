import { expect } from "chai";
import type { ReactNode } from "react";
import { proposalKinds } from "../../../../src/domain/trade/proposal.ts";
import type {
  ProposalView,
  TradeView,
} from "../../../../src/adapters/http/contract/trade/trade-views.ts";
import type * as Offers from "../../../../src/adapters/web-ui/agreement/offer-words.tsx";
import type * as Proposals from "../../../../src/adapters/web-ui/agreement/proposal-words.tsx";
import type * as Done from "../../../../src/adapters/web-ui/trade-room/done-words.tsx";
import { loadInterfaceModule, loadTexts, type Texts } from "../trade/interface-texts.ts";
import { sampleFacts } from "../trade/sample-facts.ts";

const sides = ["buyer", "seller"] as const;
const offerables = [
  "extend",
  "withdraw-paid",
  "agree-cancel",
  "paid-by-someone-else",
  "amend",
] as const;
const quote = { fiatPricePerCrypto: "66000.00", cryptoAmount: "151515", fee: "757" };
const view = {
  currency: "EUR",
  cryptoCurrencyCode: "BTC",
  cryptoAmount: { amount: "154291", currency: "BTC" },
  windowSeconds: 1_800,
  reopening: { until: "2026-11-27T15:02:11.000Z", isNewPrice: false, quote },
} as TradeView;
const atNewPrice: TradeView = {
  ...view,
  reopening: { until: "2026-11-27T15:02:11.000Z", isNewPrice: true, quote },
};

describe("the words of what the two sides agree on", () => {
  let offers: typeof Offers;
  let proposals: typeof Proposals;
  let done: typeof Done;
  let texts: Texts;
  before(async () => {
    texts = await loadTexts();
    [offers, proposals, done] = await Promise.all([
      loadInterfaceModule<typeof Offers>("agreement/offer-words.tsx"),
      loadInterfaceModule<typeof Proposals>("agreement/proposal-words.tsx"),
      loadInterfaceModule<typeof Done>("trade-room/done-words.tsx"),
    ]);
  });

  const expectWords = (parts: readonly ReactNode[]) => {
    for (const part of parts) {
      expect(texts.wordsOf(part)).to.match(/\w{3,}/);
      const outside = texts.markupOf(part).replaceAll(/<bdi[^>]*>.*?<\/bdi>/g, "");
      expect(outside).to.not.match(/BTC|EUR|ana_lima|30 minutes/);
    }
  };
  const said = (open: ProposalView, mySide: "buyer" | "seller", seen = view) => {
    const words = proposals.proposalWords(open, seen, { ...sampleFacts, mySide }, "en");
    return texts.wordsOf(words?.what) + ". " + texts.wordsOf(words?.ifAccepted);
  };
  const happened = (act: string, by: string) =>
    texts.wordsOf(done.doneWords({ ...sampleEvent, act, by }, sampleFacts).what);

  for (const what of offerables) {
    it(`asks before "${what}" with its effect, to both sides, with data in bdi`, () => {
      for (const mySide of sides) {
        const words = offers.offerWords(what, { ...sampleFacts, mySide }, "30 minutes");
        expectWords([words.label, words.title, words.effect, words.confirm]);
      }
    });
  }

  for (const kind of proposalKinds) {
    it(`says what an open "${kind}" is, to the one who offered it and to the other`, () => {
      for (const mySide of sides) {
        for (const isMine of [true, false]) {
          const facts = { ...sampleFacts, mySide };
          const words = proposals.proposalWords(proposal(kind, isMine), view, facts, "en")!;
          expectWords([words.what, words.ifAccepted, words.title, words.effect, words.confirm]);
        }
      }
    });
  }

  it("says from the reader's side where the crypto goes", () => {
    expect(said(proposal("agree-cancel", false), "buyer")).to.equal(
      "ana_lima proposes cancelling. Nothing is paid, and 0.00154291 BTC goes back to ana_lima. " +
        "It doesn't count against either of you.",
    );
    expect(said(proposal("amend", true), "seller")).to.equal(
      "You proposed settling for 60.00 EUR of 100.00 EUR. ana_lima gets 0.00092574 BTC, " +
        "and 0.00062026 BTC is returned to you.",
    );
  });

  it("says what stays and what changes with a new price", () => {
    expect(said(proposal("re-quote", false), "buyer")).to.equal(
      "ana_lima proposes a new price: 66,000.00 EUR. You still pay 100.00 EUR, and get " +
        "0.00151515 BTC instead of 0.00154291 BTC.",
    );
    expect(said(proposal("re-quote", true), "seller")).to.match(
      /Your fee becomes 0.00000757 BTC. The difference comes back from escrow to your balance.$/,
    );
  });

  it("names the price at which a trade would be reopened, old or new", () => {
    const wish = { ...proposal("reopen", false), paidLate: true };
    expect(said(wish, "seller")).to.match(/Check your account first.*stays as you agreed/);
    expect(said(wish, "seller", atNewPrice)).to.match(
      /the new price applies: 0.00151515 BTC for 100.00 EUR instead of 0.00154291 BTC.$/,
    );
  });

  it("says that the seller adds what goes beyond the agreement", () => {
    const amendment = { received: "110.00", buyerGets: "169720", sellerGetsBack: "-15506" };
    const more = { ...proposal("amend", false), amendment };
    expect(said(more, "buyer")).to.match(/ana_lima adds 0.00015506 BTC to what is held.$/);
    expect(said(more, "seller")).to.match(/You add 0.00015506 BTC from your balance/);
  });

  it("names no amount of before once both agreed on another", () => {
    const event = { ...sampleEvent, act: "start", by: "seller" };
    const words = (hasNewAmounts: boolean) =>
      texts.wordsOf(done.doneWords(event, { ...sampleFacts, hasNewAmounts }).what);
    expect(words(false)).to.equal("0.00154291 BTC and 0.00000771 BTC fee held in escrow");
    expect(words(true)).to.equal("The crypto and the fee held in escrow");
  });

  it("tells an offer on the timeline from what both agreed on", () => {
    expect(happened("agree-cancel", "seller")).to.equal("ana_lima proposed cancelling");
    expect(happened("agree-cancel", "both")).to.equal("You both agreed to cancel");
    expect(happened("amend", "buyer")).to.equal(
      "You proposed settling for the amount that arrived",
    );
    expect(happened("amend", "both")).to.equal("You both agreed on a different amount");
    expect(happened("re-quote", "seller")).to.equal("ana_lima proposed a new price");
    expect(happened("re-quote", "both")).to.equal("You both agreed on a new price");
    expect(happened("reopen", "buyer")).to.equal("You asked to reopen the trade");
    expect(happened("reopen", "both")).to.equal("You both agreed to reopen the trade");
    expect(happened("decline-proposal", "seller")).to.equal(
      "ana_lima declined or withdrew a proposal",
    );
    expect(happened("proposal-over", "clock")).to.equal("A proposal was not answered in time");
  });
});

const sampleEvent = {
  seq: 1,
  username: null,
  codeName: null,
  helper: null,
  requirement: null,
  addedSeconds: null,
  pause: null,
  status: "paid",
  at: "2026-11-20T14:02:11.000Z",
} as const;

function proposal(kind: ProposalView["kind"], isMine: boolean): ProposalView {
  return {
    id: "P1",
    kind,
    isMine,
    until: "2026-11-20T15:02:11.000Z",
    amendment:
      kind === "amend" ? { received: "60.00", buyerGets: "92574", sellerGetsBack: "62026" } : null,
    quote: kind === "re-quote" ? quote : null,
    paidLate: false,
  };
}
