import { expect } from "chai";
import type { Command, Step } from "./commands.ts";
import { newestClaimFirst } from "./planted-faults.ts";
import { MemoryGround } from "./memory-ground.ts";
import { offers } from "./population.ts";
import { replay } from "./run-seed.ts";
import { Simulation } from "./simulation.ts";
import { endWorlds } from "./turnstile.ts";

/** An offer to buy by a reversible method: its owner is the debtor of this story. */
const { id: offer, ownerId: debtor, asset } = offers[2]!;
const [first, second, third] = ["trader000", "trader003", "trader006"] as const;
const judge = "moderator1";

/** The trade that began with the step of that number. */
const begunAt = (number: number) => `s${number}-1`;
const [older, newer, last] = [begunAt(1), begunAt(2), begunAt(3)];

/** Two claims without any funds for them, and then enough arrives for one. */
const commands: readonly Command[] = [
  { do: "start", by: first, offer, fiat: "100.00" },
  { do: "start", by: second, offer, fiat: "100.00" },
  { do: "start", by: third, offer, fiat: "150.00" },
  ...[older, newer, last].map((trade): Command => ({ do: "paid", by: debtor, trade })),
  { do: "release", by: first, trade: older },
  { do: "release", by: second, trade: newer },
  { do: "spend", by: debtor, asset },
  { do: "report-chargeback", by: first, trade: older },
  { do: "report-chargeback", by: second, trade: newer },
  { do: "answer-chargeback", by: debtor, trade: older },
  { do: "answer-chargeback", by: debtor, trade: newer },
  { do: "confirm-chargeback", by: judge, trade: older },
  { do: "confirm-chargeback", by: judge, trade: newer },
  { do: "release", by: third, trade: last },
];

const trace = commands.map((command, at): Step => {
  const number = at + 1;
  return { number, wait: 1_000, deliveries: [{ command, key: `key${number}` }], order: 0 };
});

describe("two claims against one debtor", () => {
  afterEach(endWorlds);

  it("are served oldest first, and the auditor sees it when they are not", async () => {
    expect(await replay(trace, true)).to.equal(undefined);
    const violation = await replay(trace, false, newestClaimFirst);
    expect(violation?.invariant).to.equal("claims are served oldest first");
  });

  it("share what comes in: all of the first, and of the second what is left", async () => {
    const ground = new MemoryGround();
    const simulation = await Simulation.begin(ground);
    for (const step of trace) {
      const [answer] = await simulation.go(step);
      expect(answer?.said, JSON.stringify([step.deliveries[0]?.command, answer])).to.equal("ok");
    }
    const servedOf = (trade: string) => {
      const { amount, servedUnits } = ground.tables.claims.get(trade)!;
      return Number((servedUnits * 100n) / amount.units);
    };
    expect(servedOf(older)).to.equal(100);
    expect(servedOf(newer)).to.be.within(40, 60);
  });
});
