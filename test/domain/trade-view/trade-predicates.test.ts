import { expect } from "chai";
import { money } from "../../../src/domain/money/money.ts";
import { feeOf } from "../../../src/domain/trade/fee.ts";
import {
  isCancelled,
  isCompleted,
  isFinished,
  tradeCompleted,
} from "../../../src/domain/trade-view/trade-predicates.ts";
import { tradeStatuses } from "../../../src/domain/trade/trade-status.ts";
import { closed } from "../../../src/domain/trade/project-status.ts";
import { explored } from "../trade/explored-states.ts";

describe("the predicates for display", () => {
  it("call cancelled what the buyer or the system cancelled", () => {
    expect(tradeStatuses.filter(isCancelled)).to.deep.equal([
      "cancelled_buyer",
      "cancelled_system",
    ]);
  });

  it("call completed what gave the buyer something, whatever came after it", () => {
    const states = [...explored().states.values()];
    const statuses = new Set(states.filter(isCompleted).map(({ status }) => status));
    expect([...statuses]).to.have.members([
      "released",
      "feedback_updated",
      "dispute_won_buyer",
      "dispute_awarded",
      "chargeback_started",
      "chargeback_paid",
    ]);
    expect(states.filter((trade) => tradeCompleted(trade) && !closed(trade))).to.deep.equal([]);
  });

  it("call some closed trades none of the three, so that nothing may wait for finished", () => {
    const states = [...explored().states.values()];
    const none = states.filter((trade) => closed(trade) && !isFinished(trade));
    expect([...new Set(none.map(({ status }) => status))]).to.have.members([
      "cancelled",
      "cancelled_seller",
      "expired",
      "dispute_won_seller",
    ]);
  });
});

describe("the escrow fee", () => {
  const rows: readonly (readonly [bigint, number, number, bigint])[] = [
    [153_000n, 50, 0, 765n],
    [153_000n, 100, 20, 1_224n],
    [199n, 50, 0, 0n],
    [200n, 50, 0, 1n],
    [1_000_000n, 500, 40, 30_000n],
  ];
  for (const [units, basisPoints, discountPercent, fee] of rows) {
    it(`of ${units} at ${basisPoints} basis points less ${discountPercent} % is ${fee}`, () => {
      const rate = { basisPoints, discountPercent };
      expect(feeOf(money("BTC", units), rate)).to.deep.equal(money("BTC", fee));
    });
  }

  it("of ether is in whole granules", () => {
    const rate = { basisPoints: 100, discountPercent: 0 };
    const fee = feeOf(money("ETH", 1_990_000_000_000n), rate);
    expect(fee).to.deep.equal(money("ETH", 10_000_000_000n));
  });
});
