import { expect } from "chai";
import { RefreshTimer } from "../../../src/adapters/rates/refresh-timer.ts";

describe("the timer of refreshes", () => {
  it("acts at once, and again and again", async () => {
    let count = 0;
    const third = Promise.withResolvers<void>();
    const timer = new RefreshTimer(async () => {
      count += 1;
      if (count === 3) third.resolve();
    }, 1);
    await timer.start();
    expect(count).to.be.at.least(1);
    await third.promise;
    await timer.stop();
  });

  it("stops only when what is under way is done, and does not act any more", async () => {
    let count = 0;
    let isDone = false;
    const began = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const timer = new RefreshTimer(async () => {
      count += 1;
      if (count === 1) return;
      began.resolve();
      await mayEnd.promise;
      isDone = true;
    }, 1);
    await timer.start();
    await began.promise;
    const stopping = timer.stop();
    mayEnd.resolve();
    await stopping;
    expect(isDone).to.equal(true);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(count).to.equal(2);
  });
});
