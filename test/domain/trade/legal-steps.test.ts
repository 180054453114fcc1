import { expect } from "chai";
import {
  actsAfterClosing,
  deadlinesAfterClosing,
  legalSteps,
  statusesActiveUnheld,
} from "../../../src/domain/trade/legal-steps.ts";
import { active, closed } from "../../../src/domain/trade/project-status.ts";
import { carryOutExit } from "../../../src/domain/settlement/exit.ts";
import { contextAt, start } from "./example-trade.ts";
import { explored } from "./explored-states.ts";

describe("the legal steps of a timeline", () => {
  const { starts, steps, states } = explored();
  const line = (act: string, by: string, from: string | undefined, to: string) =>
    `${from} -> ${act} by ${by} -> ${to}`;
  const legal = new Set(legalSteps().map(({ act, by, from, to }) => line(act, by, from, to)));

  it("are all that the rules write, whatever anybody does", () => {
    const written = [...starts, ...steps.map(({ change }) => change)].flatMap(({ events }) =>
      events.map(({ act, by, fromStatus, toStatus }) => line(act, by, fromStatus, toStatus)),
    );
    expect(written.filter((each) => !legal.has(each))).to.deep.equal([]);
  });

  it("are all that an escrow on the chain writes when it is left, from wherever it is held", () => {
    const written = [...states.values()]
      .filter(({ escrow }) => escrow === "held")
      .flatMap((trade) => {
        const onChain = { ...trade, memory: { ...trade.memory, custody: "multisig" as const } };
        return carryOutExit(onChain, "ab", contextAt(start)).events;
      })
      .map(({ act, by, fromStatus, toStatus }) => line(act, by, fromStatus, toStatus));
    const exits = legalSteps().filter(({ act }) => act === "exit");
    expect([...new Set(written)]).to.have.members(
      exits.map(({ act, by, from, to }) => line(act, by, from, to)),
    );
  });

  it("let nobody but the seller release, nor anybody skip a status", () => {
    for (const wrong of [
      line("release", "buyer", "paid", "released"),
      line("paid", "buyer", "released", "paid"),
      line("release", "seller", "active_funded", "released"),
      line("decide-buyer", "buyer", "dispute_open", "dispute_won_buyer"),
      line("start", "clock", undefined, "active_funded"),
    ]) {
      expect(legal.has(wrong), wrong).to.equal(false);
    }
  });

  it("know what may follow a closed trade", () => {
    const after = steps
      .filter(({ before }) => closed(before))
      .flatMap(({ change }) => change.events.map(({ act }) => act));
    expect(after.filter((act) => !actsAfterClosing.includes(act))).to.deep.equal([]);
    const clocks = [...states.values()]
      .filter(closed)
      .flatMap(({ deadlines }) => Object.keys(deadlines));
    // A plan is no command of the table: its clocks are begun by hand in its own test.
    const ofPlans = ["instalment_soon", "instalment_due"];
    expect(new Set([...clocks, ...ofPlans])).to.deep.equal(new Set(deadlinesAfterClosing));
  });

  it("know the statuses that bind without escrow", () => {
    const wrong = [...states.values()].filter(
      (trade) =>
        active(trade) !== (trade.escrow === "held" || statusesActiveUnheld.includes(trade.status)),
    );
    expect(wrong).to.deep.equal([]);
  });
});
