import { expect } from "chai";
import type { ReactElement } from "react";
import { tradeStatuses, type TradeStatus } from "../../../../src/domain/trade/trade-status.ts";
import type * as Clock from "../../../../src/adapters/web-ui/trade/clock-words.tsx";
import type * as ComingSteps from "../../../../src/adapters/web-ui/trade/coming-steps.tsx";
import type * as Explanation from "../../../../src/adapters/web-ui/trade-room/explanation.tsx";
import type * as Failure from "../../../../src/adapters/web-ui/trade/failure-words.tsx";
import type * as Headline from "../../../../src/adapters/web-ui/trade/headline.tsx";
import type * as Status from "../../../../src/adapters/web-ui/trade/status-words.tsx";
import type * as TurnAct from "../../../../src/adapters/web-ui/trade/turn-act-words.tsx";
import type { Side, TradeFacts } from "../../../../src/adapters/web-ui/trade/trade-facts.ts";
import { loadInterfaceModule, loadTexts, type Texts } from "./interface-texts.ts";
import { sampleFacts, told } from "./sample-facts.ts";

const sides = ["buyer", "seller"] as const;

describe("the words of the trade room", () => {
  let clock: typeof Clock;
  let comingSteps: typeof ComingSteps;
  let explanation: typeof Explanation;
  let headline: typeof Headline;
  let status: typeof Status;
  let turnAct: typeof TurnAct;
  let texts: Texts;
  before(async () => {
    texts = await loadTexts();
    [clock, comingSteps, explanation, headline, status, turnAct] = await Promise.all([
      loadInterfaceModule<typeof Clock>("trade/clock-words.tsx"),
      loadInterfaceModule<typeof ComingSteps>("trade/coming-steps.tsx"),
      loadInterfaceModule<typeof Explanation>("trade-room/explanation.tsx"),
      loadInterfaceModule<typeof Headline>("trade/headline.tsx"),
      loadInterfaceModule<typeof Status>("trade/status-words.tsx"),
      loadInterfaceModule<typeof TurnAct>("trade/turn-act-words.tsx"),
    ]);
  });

  const all = (facts: TradeFacts) => [
    headline.headline(facts),
    explanation.explanation(facts),
    clock.clockWords(facts),
  ];
  const say = (trade: Partial<TradeFacts>) =>
    all({ ...sampleFacts, ...trade })
      .map(texts.wordsOf)
      .filter((words) => words !== "")
      .join(" | ");

  for (const each of tradeStatuses) {
    for (const mySide of sides) {
      it(`say to the ${mySide} of a trade that is ${each} what to do and what is held`, () => {
        for (const escrow of ["none", "held", "released", "returned", "split"]) {
          const facts = { ...sampleFacts, status: each, mySide, escrow };
          expect(texts.wordsOf(headline.headline(facts))).to.match(/\w{2,}/);
          expect(texts.wordsOf(explanation.explanation(facts))).to.match(/\w{2,}.*[.?]$/);
          const chip = status.statusWords(each);
          expect(texts.wordsOf(chip.words)).to.match(/\w{2,}/);
        }
      });

      it(`keep data in bdi for the ${mySide} of a trade that is ${each}`, () => {
        for (const lastAct of ["start", "give-back"]) {
          const facts = { ...sampleFacts, status: each, mySide, lastAct };
          const outside = all(facts)
            .map((text) =>
              texts.markupOf(text).replaceAll(/<bdi[^>]*>[^<]*<\/bdi>|<time[^>]*>/g, ""),
            )
            .join(" ");
          expect(outside).to.not.match(/\d\.\d|\d:\d|BTC|EUR|ana_lima|Sample Brand/);
        }
      });
    }
  }

  /** What must never be shown by mistake, and the promises that the product makes. */
  const promised: readonly (readonly [TradeStatus, Side, Partial<TradeFacts>, string])[] = [
    [
      "pending",
      "buyer",
      { escrow: "none" },
      "Don't pay yet | ana_lima has to fund the escrow. Pay only once 0.00154291 BTC is held for you. | When the time runs out, the trade ends. Nobody loses anything.",
    ],
    [
      "active_funded",
      "buyer",
      {},
      "Pay 100.00 EUR to ana_lima | 0.00154291 BTC is held for you. | When the time runs out, the trade is cancelled and the crypto goes back to ana_lima.",
    ],
    [
      "active_funded",
      "seller",
      {},
      "Waiting for ana_lima to pay 100.00 EUR | 0.00154291 BTC is held in escrow. Don't release it before the money is in your account. | When the time runs out, the trade is cancelled and the crypto comes back to you.",
    ],
    [
      "paid",
      "buyer",
      { until: undefined },
      "ana_lima is checking your payment | You marked the trade as paid. 0.00154291 BTC stays in escrow for you. If nothing happens, you can open a dispute from 17:05. | No deadline can cost you your money.",
    ],
    [
      "paid",
      "seller",
      { until: undefined },
      "Check your bank app: has 100.00 EUR arrived? | ana_lima says they sent the money. Check your bank app itself, not an email or a screenshot, and release only what has arrived. | No deadline can cost you your money. Either side can open a dispute from 17:05.",
    ],
    [
      "dispute_open",
      "buyer",
      { until: told("18:00") },
      "A case worker decides | Add proof that you paid. 0.00154291 BTC stays in escrow until the decision. | Evidence until 18:00. First answer within 24 hours.",
    ],
    [
      "dispute_won_seller",
      "buyer",
      { until: told("3 Dec, 14:32") },
      "Decided for ana_lima | 0.00154291 BTC is held until the decision is carried out. Then it goes back to ana_lima. | Paid out on 3 Dec, 14:32 unless someone appeals.",
    ],
    [
      "released",
      "seller",
      { escrow: "released", until: undefined },
      "Done. You received 100.00 EUR | You released 0.00154291 BTC to ana_lima.",
    ],
    [
      "expired",
      "seller",
      { escrow: "returned", until: told("9 Dec, 14:32") },
      "The time ran out | Not paid in time. 0.00154291 BTC and the fee are back in your wallet. | Can be reopened until 9 Dec, 14:32.",
    ],
    [
      "expired",
      "buyer",
      { escrow: "returned", until: undefined, lastAct: "exit" },
      "The time ran out | The Bitcoin left the escrow without our key: the seller took it back after its time was over, or both of you signed. Look up the escrow's address to see where it went.",
    ],
    [
      "cancelled_system",
      "seller",
      { escrow: "returned", until: undefined },
      "Cancelled by Sample Brand | 0.00154291 BTC and the fee are back in your wallet.",
    ],
    [
      "cancelled_buyer",
      "buyer",
      { escrow: "returned", until: undefined, lastAct: "give-back" },
      "Cancelled by you | You returned 0.00154291 BTC to ana_lima.",
    ],
  ];
  for (const [each, mySide, rest, words] of promised) {
    it(`are to the ${mySide} of a trade that is ${each}: ${words.slice(0, 50)}…`, () => {
      expect(say({ status: each, mySide, ...rest })).to.equal(words);
    });
  }

  it("tell whom the case worker asked to answer, and name the act on the card that waits", () => {
    const asked = { ...sampleFacts, status: "dispute_open", isMyTurn: true } as const;
    expect(texts.wordsOf(headline.headline(asked))).to.equal("Answer the case worker");
    const acts = (["not_funded", "active_funded", "paid", "dispute_open"] as const).map((each) =>
      texts.wordsOf(turnAct.turnActWords({ ...sampleFacts, status: each })),
    );
    expect(acts).to.deep.equal([
      "Fund the escrow",
      "Pay 100.00 EUR",
      "Check the payment",
      "Answer the case worker",
    ]);
  });

  it("say that the Bitcoin of an escrow on the blockchain goes to the buyer's address", () => {
    const facts = { ...sampleFacts, status: "released", isOnChain: true } as const;
    expect(texts.wordsOf(headline.headline(facts))).to.match(/to your Bitcoin address$/);
    const coming = comingSteps.comingWords("arrive", facts);
    expect(texts.wordsOf(coming.what)).to.match(/goes to your Bitcoin address$/);
  });

  it("say that a verdict on an escrow on the blockchain waits for a signature", () => {
    const won = { ...sampleFacts, status: "dispute_won_buyer", isOnChain: true } as const;
    expect(texts.wordsOf(clock.clockWords(won))).to.equal(
      "Unless someone appeals, one of you can sign the payout from 14:32.",
    );
  });

  it("ask for a key before anything else, and never tell a buyer to pay meanwhile", () => {
    const wanted = { ...sampleFacts, status: "pending" } as const;
    for (const mySide of sides) {
      const own = { ...wanted, mySide, escrowWait: "own_key" } as const;
      expect(texts.wordsOf(headline.headline(own))).to.equal("Give your key for the escrow");
      expect(texts.wordsOf(turnAct.turnActWords(own))).to.equal("Give your key");
    }
    const words = (mySide: Side) =>
      texts.wordsOf(headline.headline({ ...wanted, mySide, escrowWait: "other_key" }));
    expect(words("buyer")).to.equal("Don't pay yet");
    expect(words("seller")).to.equal("Waiting for ana_lima to give a key");
    const seen = { ...wanted, mySide: "seller", escrowWait: "confirmations" } as const;
    expect(texts.wordsOf(headline.headline(seen))).to.equal("The escrow is being funded");
    const over = { ...seen, status: "expired" } as const;
    expect(texts.wordsOf(headline.headline(over))).to.equal("The time ran out");
  });

  it("tell the seller of an escrow that was paid too little how much is missing, and not to fund it", () => {
    const part = { ...sampleFacts, status: "pending", escrowWait: "underpaid" } as const;
    const words = (mySide: Side) =>
      texts.wordsOf(headline.headline({ ...part, mySide, escrowMissing: "0.0001 BTC" }));
    expect(words("seller")).to.equal("Paid too little into the escrow: 0.0001 BTC missing");
    expect(words("buyer")).to.equal("Don't pay yet");
  });

  it("ask whoever is paid by a trade that is over to sign the payout, and name them to the other", () => {
    for (const each of ["dispute_won_buyer", "cancelled_buyer", "expired"] as const) {
      for (const mySide of sides) {
        const own = { ...sampleFacts, status: each, mySide, escrowWait: "own_signature" } as const;
        expect(texts.wordsOf(headline.headline(own)), each).to.equal("Sign the payout");
        expect(texts.wordsOf(turnAct.turnActWords(own)), each).to.equal("Sign the payout");
        const other = { ...own, escrowWait: "other_signature" } as const;
        expect(texts.wordsOf(headline.headline(other)), each).to.equal(
          "Waiting for ana_lima to sign the payout",
        );
      }
    }
  });

  it("tell the buyer to pay only while the crypto is held and unpaid", () => {
    const toldToPay = tradeStatuses.filter((each) =>
      texts.wordsOf(headline.headline({ ...sampleFacts, status: each })).startsWith("Pay "),
    );
    expect(toldToPay).to.deep.equal(["active_funded"]);
  });

  it("say what happens when the time runs out wherever a clock is counted down, and only there", () => {
    const counted = tradeStatuses.filter(clock.isCountedDown);
    expect(counted).to.include("active_funded").and.not.include("paid");
    for (const each of tradeStatuses) {
      for (const mySide of sides) {
        const words = texts.wordsOf(clock.clockWords({ ...sampleFacts, status: each, mySide }));
        expect(words.startsWith("When the time runs out, "), each).to.equal(counted.includes(each));
      }
    }
  });

  it("say on top of a card whose turn it is, and the status when it is nobody's", () => {
    const trade = { status: "paid", mySide: "seller", partner: "ana_lima" } as const;
    const top = (turn: Side | null) => {
      const { kind, words } = status.turnWords({ ...trade, turn });
      return [kind, texts.wordsOf(words)];
    };
    expect(top("seller")).to.deep.equal(["your-turn", "Your turn"]);
    expect(top("buyer")).to.deep.equal(["waiting", "Waiting for ana_lima"]);
    expect(top(null)).to.deep.equal(["held", "Paid, being checked"]);
  });

  it("leave a refusal that the room has no words for to the words of all, with the server's own", async () => {
    const { failureWords } = await loadInterfaceModule<typeof Failure>("trade/failure-words.tsx");
    const code = "a_newer_code" as "wrong_status";
    const refused = { status: 409, code, message: "The moon is full.", details: [] };
    const words = failureWords(refused, "ana_lima") as ReactElement<{ failure?: object }>;
    expect(words.props.failure).to.equal(refused);
  });
});
