import { expect } from "chai";
import {
  historyFilters,
  historyStates,
  isInHistory,
  type HistoryFilter,
} from "../../../src/domain/trade-view/history-filter.ts";
import { active, closed } from "../../../src/domain/trade/project-status.ts";
import { isCancelled } from "../../../src/domain/trade-view/trade-predicates.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import { explored } from "../trade/explored-states.ts";

describe("the filters of the history", () => {
  const trades = [...explored().states.values()];
  const statusesOf = (filter: HistoryFilter) => [
    ...new Set(historyStates(filter).map(({ status }) => status)),
  ];

  const meanings: Readonly<Record<HistoryFilter, (trade: Trade) => boolean>> = {
    all: (trade) => closed(trade) || trade.dispute !== "none",
    successful: ({ status }) => status === "released" || status === "feedback_updated",
    cancelled: ({ status }) => isCancelled(status),
    disputed: (trade) => closed(trade) && trade.dispute !== "none",
    dispute: (trade) => active(trade) && trade.dispute !== "none",
    expired: ({ status }) => status === "expired",
  };

  for (const filter of historyFilters) {
    it(`“${filter}” takes exactly the trades that it names, wherever a trade can get`, () => {
      for (const trade of trades) {
        const state = `${trade.status} ${trade.escrow} ${trade.dispute}`;
        expect(isInHistory(filter, trade), state).to.equal(meanings[filter](trade));
      }
      expect(trades.some(meanings[filter])).to.equal(true);
    });

    it(`“${filter}” is told to a search as the states that it takes, each once`, () => {
      const states = historyStates(filter).map((state) => JSON.stringify(state));
      expect(new Set(states).size).to.equal(states.length);
      for (const { status, escrow, dispute } of trades) {
        const state = { status, escrow, dispute };
        expect(states.includes(JSON.stringify(state)), JSON.stringify(state)).to.equal(
          isInHistory(filter, state),
        );
      }
    });
  }

  it("show nothing that “all” does not show, and no running trade without a dispute", () => {
    for (const trade of trades) {
      const isShown = historyFilters.some((filter) => isInHistory(filter, trade));
      expect(isInHistory("all", trade)).to.equal(isShown);
      if (active(trade) && trade.dispute === "none") expect(isShown).to.equal(false);
    }
  });

  it("keep what ended after a dispute apart from what is still open", () => {
    for (const trade of trades) {
      const found = [isInHistory("disputed", trade), isInHistory("dispute", trade)];
      expect(found.filter(Boolean).length).to.equal(trade.dispute === "none" ? 0 : 1);
    }
  });

  it("read statuses as a person would", () => {
    expect(statusesOf("expired")).to.deep.equal(["expired"]);
    expect(statusesOf("cancelled")).to.have.members(["cancelled_buyer", "cancelled_system"]);
    expect(statusesOf("dispute")).to.have.members([
      "dispute_open",
      "dispute_won_buyer",
      "dispute_won_seller",
      "dispute_awarded",
    ]);
    expect(statusesOf("successful")).to.have.members(["released", "feedback_updated"]);
  });
});
