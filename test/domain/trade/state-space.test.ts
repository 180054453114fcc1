import { expect } from "chai";
import { carryOut } from "../../../src/domain/trade-decision/carry-out.ts";
import { decideTrade } from "../../../src/domain/trade-decision/decide-trade.ts";
import { isAlreadySo } from "../../../src/domain/trade/judgement.ts";
import { possibleStates, type PossibleState } from "../../../src/domain/trade/possible-states.ts";
import { closed, projectStatus } from "../../../src/domain/trade/project-status.ts";
import { totalOf } from "../../../src/domain/settlement/settlement.ts";
import { carryOutExit } from "../../../src/domain/settlement/exit.ts";
import { tradeTable } from "../../../src/domain/trade/trade-table.ts";
import { tradeStatuses } from "../../../src/domain/trade/trade-status.ts";
import { tradeDeadlineKinds } from "../../../src/domain/trade/trade.ts";
import { actNames, everyCommand } from "./every-command.ts";
import { openedTrade, start } from "./example-trade.ts";
import { explored, openContext, type Explored, type Step } from "./explored-states.ts";
import { movedTo } from "./observed-effect.ts";
import { contradictions, rowOf, wholeRow } from "./table-contradictions.ts";

/** The rows that start in a closed trade, and the deadlines that only end themselves. */
const afterClosing = "T43 T44 T45 T46 T47 T48 answer-over reopen-over proposal-over".split(" ");

describe("the states of a trade", () => {
  const { states, starts, steps, refusalCodes } = explored();

  it("change by everybody's every command as the table says, and not otherwise", () => {
    expect(steps.flatMap(contradictions)).to.deep.equal([]);
    expect(refusalCodes).to.include.keys("not_your_act", "wrong_status", "too_early");
  });

  it("are reached by every row of the table", () => {
    const first = starts.map(({ trade }) => (trade.holds === 0 ? "T2" : "T1"));
    const whole = steps.flatMap((step) => wholeRow(step) ?? []);
    const rows = tradeTable.map(({ id }) => id);
    expect([...new Set([...first, ...whole])]).to.have.members(rows);
  });

  it("are tried with every act", () => {
    const acts = everyCommand(openedTrade(), start).map(({ act }) => act);
    expect([...new Set(acts)]).to.have.members(Object.values(actNames));
  });

  it("show every status but the two that are only passed", () => {
    const reached = new Set([...states.values()].map(({ status }) => status));
    const unreached = tradeStatuses.filter((status) => !reached.has(status));
    expect(unreached).to.deep.equal(["funds_processed", "gcc_code_shared"]);
    const passedBy = steps.flatMap(({ change }) =>
      change.events.flatMap((event) => event.passed ?? []),
    );
    expect([...new Set(passedBy)]).to.have.members(unreached);
  });

  it("always have the status that stage and axes say, and a version that grew by one", () => {
    const wrong = steps.filter(
      ({ before: was, change: { trade } }) =>
        trade.status !== projectStatus(trade) || trade.version !== was.version + 1,
    );
    expect(wrong).to.deep.equal([]);
  });

  /** Every state that holds something, after its escrow on the chain was left. */
  const leftEscrows = () =>
    [...states.values()]
      .filter(({ escrow }) => escrow === "held")
      .map((trade) => {
        const onChain = { ...trade, memory: { ...trade.memory, custody: "multisig" as const } };
        return carryOutExit(onChain, "ab", openContext(trade, undefined, start)).trade;
      });

  it("are just those that the database takes", () => {
    const reached = new Set([...states.values(), ...leftEscrows()].map(axesOf));
    const possible = possibleStates().map(axesOf);
    expect(new Set(possible).size).to.equal(possible.length);
    expect([...reached]).to.have.members(possible);
  });

  it("hold in escrow just amount, fee and cashback, or nothing", () => {
    const wrong = steps.filter(({ before: was, change }) => {
      const heldBefore = was.escrow === "held" ? totalOf(was.money).units : 0n;
      const heldAfter = change.trade.escrow === "held" ? totalOf(change.trade.money).units : 0n;
      return heldBefore + movedTo("escrow", was.id, change.entries) !== heldAfter;
    });
    expect(wrong).to.deep.equal([]);
  });

  it("settle each hold once: every reference is new, and of the hold that is open", () => {
    const wrong = steps.filter(({ before: was, change }) => {
      const isHeld = change.trade.escrow === "held";
      const becameHeld = was.escrow !== "held" && isHeld;
      const becameFree = was.escrow === "held" && !isHeld;
      const adjusted = was.memory.adjustments + 1;
      const expected = [
        ...(becameHeld ? [`hold:${was.id}:${was.holds + 1}`] : []),
        ...(becameFree ? [`settle:${was.id}:${was.holds}`] : []),
        ...(change.trade.memory.adjustments === adjusted ? [`adjust:${was.id}:${adjusted}`] : []),
      ];
      return change.entries.map(({ ref }) => ref).join() !== expected.join();
    });
    expect(wrong).to.deep.equal([]);
  });

  it("count a trade from the moment on when it is active, and settle the count when it is closed", () => {
    const wrong = steps.filter(({ before: was, change: { trade, usage } }) => {
      if (closed(was) === closed(trade)) return usage.kind !== "open";
      return closed(was) ? usage.kind !== "count" : ["open", "count"].includes(usage.kind);
    });
    expect(wrong).to.deep.equal([]);
  });

  it("say when the trade was closed exactly while it is", () => {
    const wrong = [...states.values()].filter(
      (trade) => closed(trade) !== (trade.closedAt !== undefined),
    );
    expect(wrong).to.deep.equal([]);
  });

  it("are left, once closed, only by chargeback, feedback and reopening", () => {
    const acts = steps
      .filter((step) => closed(step.before))
      .map((step) => rowOf(step)?.id ?? step.change.events[0]?.act);
    expect([...new Set(acts)]).to.have.members(afterClosing);
  });

  it("never let the clock end a paid trade, nor anybody release one that is not paid", () => {
    const byClock = steps.filter(
      ({ before: was, command, change: { trade } }) =>
        was.status === "paid" && (!command || !("actorId" in command)) && closed(trade),
    );
    const unpaid = steps.filter(
      ({ before: was, change }) =>
        movedTo("available", was.buyerId, change.entries) > 0n && was.paidAt === undefined,
    );
    expect({ byClock, unpaid }).to.deep.equal({ byClock: [], unpaid: [] });
  });

  it("never let the seller alone take the escrow back, except for T17", () => {
    const alone = steps
      .filter(({ before: was, command, change }) => {
        const isSellers = command && "actorId" in command && command.actorId === was.sellerId;
        return isSellers && change.trade.escrow === "returned" && was.escrow === "held";
      })
      .map((step) => rowOf(step)?.id);
    // The other two need an earlier act of the buyer: their proposal, or the verdict that they
    // lost.
    expect([...new Set(alone)]).to.have.members(["T17", "T18", "T25"]);
  });

  it("can carry out every deadline that is open, whatever else is due", () => {
    for (const trade of states.values()) {
      for (const kind of tradeDeadlineKinds) {
        const at = trade.deadlines[kind];
        if (at === undefined) continue;
        const { trade: next } = carryOut(trade, kind, openContext(trade, undefined, at));
        expect(next.deadlines[kind] ?? Infinity).to.be.greaterThan(at);
      }
    }
  });

  it("hold no money that clock and staff alone cannot bring to an end", () => {
    const stuck = heldWithoutWayOut({ states, steps });
    expect(stuck).to.deep.equal([]);
  });

  it("take the same command of the same person once more as being so already", () => {
    const again = steps.flatMap(({ before: was, change: { trade }, command }) => {
      if (!command || was.status === trade.status) return [];
      const decision = decideTrade(trade, command, openContext(trade, command, trade.startedAt));
      return decision.ok && isAlreadySo(decision.value) ? [] : [`${was.status} ${command.act}`];
    });
    expect(again).to.deep.equal([]);
  });
});

function axesOf(state: PossibleState): string {
  const { stage, escrow, dispute, chargeback, feedback, status } = state;
  return [stage, escrow, dispute, chargeback, feedback, status].join(" ");
}

/** States that hold money and that no step of deadlines, ledger and staff can free. */
function heldWithoutWayOut({ states, steps }: Pick<Explored, "states" | "steps">): string[] {
  const ways = Map.groupBy(
    steps.filter((step) => !isByParty(step)),
    ({ to }) => to,
  );
  const free = new Set(
    [...states].filter(([, { escrow }]) => escrow !== "held").map(([key]) => key),
  );
  const queue = [...free];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    for (const { from } of ways.get(key) ?? []) {
      if (!free.has(from)) {
        free.add(from);
        queue.push(from);
      }
    }
  }
  return [...states.keys()].filter((key) => !free.has(key));
}

function isByParty({ before: was, command }: Step): boolean {
  if (!command || !("actorId" in command)) return false;
  return command.actorId === was.buyerId || command.actorId === was.sellerId;
}
