import { expect } from "chai";
import {
  isRevealed,
  meetRequirement,
  openRequirements,
  requirementsOf,
  reviewRequirement,
  spoilRequirement,
} from "../../../src/domain/settlement/requirements.ts";
import { flowStep } from "../../../src/domain/trade-view/flow-step.ts";
import { isAlreadySo, type Judgement } from "../../../src/domain/trade/judgement.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import { carriedOut, contextAt, minute, openedTrade, start } from "../trade/example-trade.ts";

const context = contextAt(start + minute);
const bankTransfer = openedTrade({ flow: "bt-auto" });

/** The trade after a step; a refusal fails the test. */
function done(judgement: Judgement): Trade {
  if (!judgement.ok) throw new Error(judgement.refusal.code);
  return judgement.value.trade;
}

/** "already", the code of a refusal, or the acts that it writes on the timeline. */
function outcome(judgement: Judgement): string {
  if (!judgement.ok) return judgement.refusal.code;
  if (isAlreadySo(judgement.value)) return "already";
  return judgement.value.events.map(({ facts }) => facts?.["status"]).join();
}

const meet = (trade: Trade, kind: string, actorId = "ana", fileId?: string) =>
  meetRequirement(trade, { actorId, kind, fileId }, context);
const review = (trade: Trade, status: "APPROVED" | "REJECTED", actorId = "ben") =>
  reviewRequirement(trade, { actorId, kind: "receipt", status }, context);
const spoil = (trade: Trade, actorId = "ana") =>
  spoilRequirement(trade, { actorId, kind: "receipt" }, context);
const statuses = (trade: Trade) =>
  requirementsOf(trade).map(({ kind, status }) => `${kind} ${status}`);

describe("what the flow of a trade requires", () => {
  it("is nothing by default and in the lite flow", () => {
    for (const flow of ["default", "lite"] as const) {
      expect(requirementsOf(openedTrade({ flow }))).to.deep.equal([]);
      expect(isRevealed(openedTrade({ flow }))).to.equal(true);
    }
  });

  it("of a bank transfer hides the account until the terms are read, and asks for a receipt", () => {
    expect(statuses(bankTransfer)).to.deep.equal([
      "bank_account_shared APPROVED",
      "terms_read PENDING",
      "receipt PENDING",
    ]);
    expect(isRevealed(bankTransfer)).to.equal(false);
    expect(flowStep(bankTransfer)).to.equal("requirements");
    const read = done(meet(bankTransfer, "terms_read"));
    expect(isRevealed(read)).to.equal(true);
    expect(flowStep(read)).to.equal("payment");
    expect(openRequirements(read)).to.deep.equal(["receipt"]);
    const shown = done(meet(read, "receipt", "ana", "F1"));
    expect(openRequirements(shown)).to.deep.equal([]);
    expect(requirementsOf(shown).at(-1)).to.include({ status: "UPLOADED", fileId: "F1" });
  });

  it("of a gift card follows the card: an unwanted one is rejected, its receipt is optional", () => {
    const card = openedTrade({ flow: "gcc-auto" });
    const act = (trade: Trade, name: "share-card" | "decline-card" | "accept-card", by: string) =>
      carriedOut(trade, { act: name, actorId: by }, context).trade;
    const shared = act(card, "share-card", "ana");
    const declined = act(shared, "decline-card", "ben");
    const accepted = act(act(declined, "share-card", "ana"), "accept-card", "ben");
    const paid = carriedOut(accepted, { act: "share-code", actorId: "ana" }, context).trade;
    const told = [card, shared, declined, accepted, paid].map((trade) => [
      ...statuses(trade).filter((each) => each.startsWith("gift_card")),
      flowStep(trade),
    ]);
    expect(told).to.deep.equal([
      ["gift_card_info PENDING", "gift_card_code PENDING", "requirements"],
      ["gift_card_info UPLOADED", "gift_card_code PENDING", "requirements"],
      ["gift_card_info REJECTED", "gift_card_code PENDING", "requirements"],
      ["gift_card_info APPROVED", "gift_card_code PENDING", "payment"],
      ["gift_card_info APPROVED", "gift_card_code UPLOADED", "confirmation"],
    ]);
    expect(requirementsOf(card).find(({ kind }) => kind === "receipt")).to.include({
      isOptional: true,
    });
  });

  it("ends with the flow", () => {
    const shown = done(meet(bankTransfer, "terms_read"));
    const left = carriedOut(shown, { act: "fallback", actorId: "ben" }, context).trade;
    expect(requirementsOf(left)).to.deep.equal([]);
    expect(left.memory).to.not.have.property("requirements");
  });
});

describe("a requirement", () => {
  const shown = done(meet(bankTransfer, "receipt", "ana", "F1"));

  it("is met by the side that it is of, with a file where it takes one", () => {
    const rows: readonly (readonly [string, Judgement])[] = [
      ["UPLOADED", meet(bankTransfer, "terms_read")],
      ["not_your_act", meet(bankTransfer, "terms_read", "ben")],
      ["not_your_act", meet(bankTransfer, "terms_read", "eve")],
      ["not_in_this_flow", meet(bankTransfer, "terms_read", "ana", "F1")],
      ["not_in_this_flow", meet(bankTransfer, "receipt")],
      ["not_in_this_flow", meet(bankTransfer, "bank_account_shared", "ben")],
      ["not_in_this_flow", meet(bankTransfer, "constructor")],
      ["not_in_this_flow", meet(openedTrade(), "terms_read")],
      ["already", meet(shown, "receipt", "ana", "F1")],
      ["UPLOADED", meet(shown, "receipt", "ana", "F2")],
    ];
    for (const [index, [expected, judgement]] of rows.entries()) {
      expect(outcome(judgement), `row ${index}`).to.equal(expected);
    }
  });

  it("is approved or rejected by the other side, once something was shown", () => {
    expect(outcome(review(bankTransfer, "APPROVED"))).to.equal("wrong_status");
    expect(outcome(review(shown, "APPROVED", "ana"))).to.equal("not_your_act");
    const rejected = done(review(shown, "REJECTED"));
    expect(openRequirements(rejected)).to.include("receipt");
    expect(outcome(review(rejected, "REJECTED"))).to.equal("already");
    const approved = done(review(done(meet(rejected, "receipt", "ana", "F2")), "APPROVED"));
    expect(requirementsOf(approved).at(-1)).to.include({ status: "APPROVED", fileId: "F2" });
    expect(outcome(meet(approved, "receipt", "ana", "F3")), "nothing is left to show").to.equal(
      "already",
    );
  });

  it("is corrupted by a file that cannot be read, unless a good one was shown", () => {
    expect(outcome(spoil(bankTransfer))).to.equal("CORRUPTED");
    expect(outcome(spoil(bankTransfer, "ben"))).to.equal("not_your_act");
    expect(outcome(spoil(shown))).to.equal("already");
    const corrupted = done(spoil(bankTransfer));
    expect(openRequirements(corrupted)).to.include("receipt");
    expect(outcome(review(corrupted, "APPROVED"))).to.equal("wrong_status");
  });

  it("stays as it is once the trade is over", () => {
    const over = carriedOut(bankTransfer, { act: "cancel", actorId: "ana" }, context).trade;
    expect(outcome(meet(over, "terms_read"))).to.equal("wrong_status");
    expect(flowStep(over)).to.equal("finished");
  });
});
