import { expect } from "chai";
import { RunDueDeadlines } from "../../../src/application/trade/run-due-deadlines.ts";
import { MemoryMarket } from "../../support/memory-market.ts";
import { addDueTrade } from "../../support/due-trades.ts";

describe("a worker whose trades fail", () => {
  /** Due trades, failing ones first, and a clock that advances by a second per round. */
  async function workshop(failing: number) {
    const floor = new MemoryMarket();
    const names = [...Array.from({ length: failing }, (_, index) => `bad${index}`), "good"];
    for (const [index, id] of names.entries()) addDueTrade(floor, id, names.length - index);
    const isDue = (id: string) => floor.tables.trades.has(id);
    const tried: string[] = [];
    const isMended = { now: false };
    const desk = {
      carryOutDue: async (id: string) => {
        tried.push(id);
        if (id !== "good" && !isMended.now) throw new Error(`${id} cannot be read`);
        floor.tables.trades.delete(id);
      },
    };
    const openWorker = (name: string) => {
      const worker = new RunDueDeadlines(floor.clocks, desk, name);
      return async (rounds: number) => {
        let errors = 0;
        for (let round = 0; round < rounds; round += 1) {
          errors += (await worker.execute()).length;
          floor.time += 1_000;
        }
        return errors;
      };
    };
    return { floor, work: openWorker("one"), openWorker, isDue, tried, isMended };
  }

  it("carries out the others, however many there are of them", async () => {
    for (const [failing, rounds] of [
      [99, 1],
      [150, 2],
      [1_000, 128],
    ] as const) {
      const { work, isDue } = await workshop(failing);
      await work(rounds);
      expect(isDue("good"), `${failing}`).to.equal(false);
    }
  });

  it("tries them ever more seldom, tells of it each time, and carries them out once they can be", async () => {
    const { work, isDue, tried, isMended } = await workshop(1);
    expect(await work(100)).to.equal(6);
    expect(tried.filter((id) => id === "bad0")).to.have.length(6);
    isMended.now = true;
    await work(64);
    expect(isDue("bad0")).to.equal(false);
  });

  it("is known to the worker that comes after it: nothing begins anew with a process", async () => {
    const { work, openWorker, tried } = await workshop(1);
    await work(40);
    tried.length = 0;
    expect(await openWorker("two")(20)).to.equal(0);
    expect(tried).to.deep.equal([]);
  });

  it("begins anew with one whose clock was moved meanwhile", async () => {
    const { floor, work, tried } = await workshop(1);
    await work(40);
    addDueTrade(floor, "bad0", 1);
    tried.length = 0;
    await work(4);
    expect(tried).to.deep.equal(["bad0", "bad0"]);
  });
});
