import { setImmediate as turn } from "node:timers/promises";
import { expect } from "chai";
import { laneOf } from "../../../../src/adapters/persistence/connection/lane.ts";

describe("a lane of queries", () => {
  /** Queries that end when they are told to. */
  function queries() {
    const begun: number[] = [];
    const ends: ((error?: Error) => void)[] = [];
    const ask = (number: number) => () => {
      begun.push(number);
      return new Promise<number>((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve(number)));
      });
    };
    return { begun, ends, ask };
  }

  it("has so many under way, and the others in their order", async () => {
    const { begun, ends, ask } = queries();
    const inLane = laneOf(2);
    const all = [1, 2, 3, 4].map((number) => inLane(ask(number)));
    expect(begun).to.deep.equal([1, 2]);
    ends[1]?.();
    expect(await all[1]).to.equal(2);
    await turn();
    expect(begun).to.deep.equal([1, 2, 3]);
    ends[0]?.();
    ends[2]?.();
    await turn();
    ends[3]?.();
    expect(await Promise.all(all)).to.deep.equal([1, 2, 3, 4]);
  });

  it("goes on after one that failed, and is free again once all have ended", async () => {
    const { begun, ends, ask } = queries();
    const inLane = laneOf(1);
    const failed = inLane(ask(1)).catch((error: Error) => error.message);
    const next = inLane(ask(2));
    ends[0]?.(new Error("it broke"));
    expect(await failed).to.equal("it broke");
    await turn();
    ends[1]?.();
    expect(await next).to.equal(2);
    void inLane(ask(3));
    expect(begun).to.deep.equal([1, 2, 3]);
  });
});
