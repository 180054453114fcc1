import { expect } from "chai";
import { tradeAlertOf, type TradeAlertType } from "../../../src/domain/trade-view/trade-alert.ts";
import { tradeStatuses, type TradeStatus } from "../../../src/domain/trade/trade-status.ts";
import type { Side } from "../../../src/domain/trade/trade.ts";

describe("the alert of a trade page", () => {
  const rows: readonly (readonly [
    status: TradeStatus,
    turn: Side | undefined,
    buyer: TradeAlertType,
    seller: TradeAlertType,
  ])[] = [
    ["active_funded", "buyer", "alert", "info"],
    ["paid", "seller", "info", "alert"],
    ["funds_processing", undefined, "info", "info"],
    ["dispute_open", undefined, "alert", "alert"],
    ["released", undefined, "success", "success"],
    ["dispute_won_buyer", undefined, "success", "error"],
    ["dispute_won_seller", undefined, "error", "success"],
    ["dispute_awarded", undefined, "info", "info"],
    ["expired", undefined, "error", "error"],
    ["cancelled", undefined, "info", "info"],
    ["chargeback_started", undefined, "error", "error"],
    ["chargeback_paid", undefined, "error", "success"],
  ];
  for (const [status, turn, buyer, seller] of rows) {
    it(`of ${status} is ${buyer} for the buyer and ${seller} for the seller`, () => {
      expect(tradeAlertOf(status, "buyer", turn)).to.equal(buyer);
      expect(tradeAlertOf(status, "seller", turn)).to.equal(seller);
    });
  }

  it("says to act wherever it is somebody's turn while money is held", () => {
    for (const status of tradeStatuses) {
      const [mine, theirs] = [
        tradeAlertOf(status, "buyer", "buyer"),
        tradeAlertOf(status, "buyer", "seller"),
      ];
      // Where whose turn it is makes no difference, the trade has ended or staff decide.
      if (mine !== theirs) expect([mine, theirs], status).to.deep.equal(["alert", "info"]);
    }
  });
});
