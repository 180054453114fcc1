import { expect } from "chai";
import { finished, repeat } from "../../src/composition/repeat.ts";

const never = (error: unknown) => expect.fail(String(error));

describe("a repetition", () => {
  it("acts at once, and again and again", async () => {
    let count = 0;
    const third = Promise.withResolvers<void>();
    const repetition = repeat(
      async () => {
        count += 1;
        if (count === 3) third.resolve();
      },
      1,
      never,
    );
    await repetition.first;
    expect(count).to.be.at.least(1);
    await third.promise;
    await repetition.stop();
  });

  it("stops only when what is under way is done, and does not act any more", async () => {
    let count = 0;
    let isDone = false;
    const began = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const repetition = repeat(
      async () => {
        count += 1;
        if (count === 1) return;
        began.resolve();
        await mayEnd.promise;
        isDone = true;
      },
      1,
      never,
    );
    await repetition.first;
    await began.promise;
    const stopping = repetition.stop();
    mayEnd.resolve();
    await stopping;
    expect(isDone).to.equal(true);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(count).to.equal(2);
  });

  it("ends where the task has nothing left to do, without a pause", async () => {
    let count = 0;
    const asked: number[] = [];
    const repetition = repeat(
      async () => {
        count += 1;
        return finished;
      },
      () => asked.push(1),
      never,
    );
    await repetition.first;
    await new Promise(setImmediate);
    expect([count, asked]).to.deep.equal([1, []]);
    await repetition.stop();
  });

  it("asks before each pause how long it is", async () => {
    let count = 0;
    const third = Promise.withResolvers<void>();
    const asked: number[] = [];
    const repetition = repeat(
      async () => {
        count += 1;
        if (count === 3) third.resolve();
      },
      () => asked.push(1),
      never,
    );
    await third.promise;
    await repetition.stop();
    expect(asked.length).to.be.within(2, 3);
  });

  it("lets its start wait for the whole first round", async () => {
    let isDone = false;
    const mayEnd = Promise.withResolvers<void>();
    const task = async () => {
      await mayEnd.promise;
      isDone = true;
    };
    const repetition = repeat(task, 60_000, never);
    const seen = repetition.first.then(() => isDone);
    mayEnd.resolve();
    expect(await seen).to.equal(true);
    await repetition.stop();
  });

  it("tells of a round that fails, be it the first, and goes on", async () => {
    const told: unknown[] = [];
    let count = 0;
    const third = Promise.withResolvers<void>();
    const task = async () => {
      count += 1;
      if (count < 3) throw new Error(`round ${count}`);
      third.resolve();
    };
    const repetition = repeat(task, 1, (error) => told.push(error));
    await repetition.first;
    expect(told.map(String)).to.deep.equal(["Error: round 1"]);
    await third.promise;
    await repetition.stop();
    expect(told.map(String)).to.deep.equal(["Error: round 1", "Error: round 2"]);
  });

  it("stops in the middle of a long pause", async () => {
    let count = 0;
    const task = async () => {
      count += 1;
    };
    const repetition = repeat(task, 2_000_000_000, never);
    await repetition.first;
    await repetition.stop();
    expect(count).to.equal(1);
  });
});
