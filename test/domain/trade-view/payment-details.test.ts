import { expect } from "chai";
import { defaultTradePolicy } from "../../../src/domain/policy/default-policy.ts";
import { detailsShown, maskedValue } from "../../../src/domain/trade-view/payment-details.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import {
  carriedOut,
  contextAt,
  day,
  freshProof,
  minute,
  openedTrade,
  paidTrade,
  start,
} from "../trade/example-trade.ts";

const at10 = start + 10 * minute;
const at20 = start + 20 * minute;
const later = (days: number) => at20 + days * day;

describe("where the buyer pays", () => {
  const shown = (trade: Trade, side: "buyer" | "seller", now: number) =>
    detailsShown(trade, side, now, defaultTradePolicy);

  const released = carriedOut(
    paidTrade(),
    { act: "release", actorId: "ben", proof: freshProof(at20) },
    contextAt(at20),
  ).trade;
  const leftUnpaid = carriedOut(openedTrade(), { act: "cancel", actorId: "ana" }, contextAt(at20));
  const givenBack = carriedOut(
    paidTrade(),
    { act: "give-back", actorId: "ana", confirmed: true },
    contextAt(at20),
  );
  const withdrawn = carriedOut(
    paidTrade(),
    { act: "withdraw-paid", actorId: "ana" },
    contextAt(at10 + minute),
  ).trade;
  const leftAfterAll = carriedOut(withdrawn, { act: "cancel", actorId: "ana" }, contextAt(at20));

  const table: readonly (readonly [string, Trade, number, "none" | "whole" | "masked"])[] = [
    ["while nothing is held", openedTrade({ deferred: true }), at10, "none"],
    ["while the crypto is held", openedTrade(), at10, "whole"],
    ["once it is paid", paidTrade(), at20, "whole"],
    ["after the release", released, later(29), "whole"],
    ["thirty days after the release", released, later(30), "masked"],
    ["years after the release", released, later(3_000), "masked"],
    ["at once after an end without a payment", leftUnpaid.trade, at20, "masked"],
    ["after an end with a payment that was given back", givenBack.trade, later(29), "whole"],
    ["thirty days after that", givenBack.trade, later(30), "masked"],
    ["at once where “paid” was withdrawn", leftAfterAll.trade, at20, "masked"],
  ];
  for (const [when, trade, now, expected] of table) {
    it(`is ${expected} to the buyer ${when}`, () => {
      expect(shown(trade, "buyer", now)).to.equal(expected);
    });
  }

  it("stays whole for the seller, whose details they are, from the hold on", () => {
    expect(shown(openedTrade({ deferred: true }), "seller", at10)).to.equal("none");
    for (const trade of [openedTrade(), released, leftUnpaid.trade]) {
      expect(shown(trade, "seller", later(3_000))).to.equal("whole");
    }
  });

  it("masked keeps the last four signs, and nothing of what has no more than four", () => {
    expect(maskedValue("PT50 0002 0123 1234 5678 9015 4")).to.equal("•••• 15 4");
    expect(maskedValue("Ana Sofia Lima")).to.equal("•••• Lima");
    expect(maskedValue("1234")).to.equal("••••");
    expect(maskedValue("👩‍👩‍👧 Łucja")).to.equal("•••• ucja");
  });
});
