import { expect } from "chai";
import {
  giftCardStatus,
  isFree,
  judgeGiftCard,
  type GiftCardFacts,
  type GiftCardStatus,
} from "../../../src/domain/gift-card/gift-card.ts";

const memory = { codeShared: false };
const shared = { codeShared: true };
const seen = { ...shared, codeRevealed: true } as const;
type InTrade = NonNullable<GiftCardFacts["trade"]>;
const trade = (change: Partial<InTrade>): InTrade => ({
  stage: "paid",
  escrow: "held",
  memory,
  ...change,
});

describe("a saved gift card", () => {
  const rows: readonly [why: string, trade: InTrade | undefined, status: GiftCardStatus][] = [
    ["was never shown", undefined, "free"],
    ["is shown", trade({ stage: "card_shared" }), "in_use"],
    ["is accepted", trade({ stage: "card_accepted" }), "in_use"],
    ["was declined", trade({ stage: "awaiting_payment" }), "free"],
    ["was shown when the trade ended", trade({ stage: "expired", escrow: "returned" }), "free"],
    ["is shared", trade({ memory: shared }), "in_use"],
    ["was seen", trade({ memory: seen }), "revealed"],
    [
      "was seen, and its owner got nothing",
      trade({ memory: seen, escrow: "returned" }),
      "revealed",
    ],
    ["came back unseen", trade({ memory: shared, escrow: "returned" }), "free"],
    ["paid for a trade", trade({ memory: seen, escrow: "released" }), "used"],
    ["paid for a part of a trade", trade({ memory: seen, escrow: "split" }), "used"],
  ];
  for (const [why, inTrade, status] of rows) {
    it(`is ${status} where it ${why}`, () => {
      const facts = { isDeleted: false, trade: inTrade, isOffered: false };
      expect(giftCardStatus(facts)).to.equal(status);
      expect(giftCardStatus({ ...facts, isDeleted: true })).to.equal("deleted");
      const offered = giftCardStatus({ ...facts, isOffered: true });
      expect(offered).to.equal(status === "free" ? "in_offer" : status);
      expect(isFree(offered)).to.equal(status === "free");
    });
  }

  it("is of a known brand, and says what it is and its code", () => {
    const card = {
      paymentMethod: "amazon-gift-card",
      type: "e-card",
      info: "Amazon US, 20 USD",
      code: " AAAA  BBBB ",
    } as const;
    const judged = judgeGiftCard(card);
    expect(judged.ok && judged.value).to.deep.equal({ ...card, code: "AAAA BBBB" });
    const wrong = judgeGiftCard({
      ...card,
      paymentMethod: "wise",
      info: "a",
      code: "x".repeat(101),
    });
    expect(!wrong.ok && wrong.refusal.faults).to.deep.equal([
      { field: "payment_method", code: "unknown" },
      { field: "info", code: "text_too_short" },
      { field: "code", code: "text_too_long" },
    ]);
  });
});
