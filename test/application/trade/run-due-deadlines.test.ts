import { expect } from "chai";
import { RunDueDeadlines } from "../../../src/application/trade/run-due-deadlines.ts";

describe("a worker whose trades fail", () => {
  /** Trades that are due, those that fail first. */
  function workshop(failing: number) {
    const due = [...Array.from({ length: failing }, (_, index) => `bad${index}`), "good"];
    const tried: string[] = [];
    const isMended = { now: false };
    const trades = {
      listDue: async (most: number, leftOut: readonly string[]) =>
        due.filter((id) => !leftOut.includes(id)).slice(0, most),
    };
    const desk = {
      carryOutDue: async (id: string) => {
        tried.push(id);
        if (id !== "good" && !isMended.now) throw new Error(`${id} cannot be read`);
        due.splice(due.indexOf(id), 1);
      },
    };
    return { worker: new RunDueDeadlines(trades, desk), due, tried, isMended };
  }

  it("carries out the others, however many there are of them", async () => {
    for (const [failing, rounds] of [
      [99, 1],
      [150, 2],
      [1_000, 128],
    ] as const) {
      const { worker, due } = workshop(failing);
      for (let round = 0; round < rounds; round += 1) await worker.execute();
      expect(due, `${failing}`).to.not.include("good");
    }
  });

  it("tries them ever more seldom, tells of it each time, and carries them out once they can be", async () => {
    const { worker, due, tried, isMended } = workshop(1);
    let errors = 0;
    for (let round = 0; round < 100; round += 1) errors += (await worker.execute()).length;
    expect(tried.filter((id) => id === "bad0")).to.have.length(6);
    expect(errors).to.equal(6);
    isMended.now = true;
    for (let round = 0; round < 64; round += 1) await worker.execute();
    expect(due).to.deep.equal([]);
  });

  it("begins anew with one that another worker carried out meanwhile", async () => {
    const { worker, due, tried } = workshop(1);
    const rounds = async (count: number) => {
      for (let round = 0; round < count; round += 1) await worker.execute();
    };
    await rounds(40);
    due.splice(due.indexOf("bad0"), 1);
    await rounds(40);
    due.push("bad0");
    tried.length = 0;
    await rounds(4);
    expect(tried).to.deep.equal(["bad0", "bad0"]);
  });
});
