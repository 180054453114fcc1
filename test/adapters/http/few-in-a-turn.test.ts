import { setImmediate as nextTurn } from "node:timers/promises";
import { expect } from "chai";
import type { Request, Response } from "express";
import { fewInATurn } from "../../../src/adapters/http/inbound/few-in-a-turn.ts";

describe("requests that are begun in turns", () => {
  /** Sends that many at once, and says which were begun before each turn of something else. */
  const begunInEachTurn = async (count: number) => {
    const handle = fewInATurn();
    const begun: number[] = [];
    for (let place = 0; place < count; place += 1) {
      handle({} as Request, {} as Response, () => begun.push(place));
    }
    const seen = [begun.length];
    while (begun.length < count) {
      await nextTurn();
      seen.push(begun.length);
    }
    return { begun, seen };
  };

  it("are begun a few at a time, so that others are served between them", async () => {
    const { seen } = await begunInEachTurn(50);
    expect(seen).to.deep.equal([0, 16, 32, 48, 50]);
  });

  it("keep the order in which they came", async () => {
    const { begun } = await begunInEachTurn(40);
    expect(begun).to.deep.equal(Array.from({ length: 40 }, (_, place) => place));
  });

  it("go on with the next one after all were begun", async () => {
    const handle = fewInATurn();
    const begun: string[] = [];
    for (const name of ["first", "second"]) {
      handle({} as Request, {} as Response, () => begun.push(name));
      await nextTurn();
      await nextTurn();
    }
    expect(begun).to.deep.equal(["first", "second"]);
  });
});
