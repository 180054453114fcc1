import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { DatabaseClock } from "../../../src/adapters/persistence/connection/database-clock.ts";

const databaseSays = (instant: number) => ({
  query: async () => [{ now: new Date(instant) }] as never,
});

describe("the database's clock between two looks at it", () => {
  it("is this machine's before the first look", () => {
    expect(new DatabaseClock().now()).to.be.closeTo(Date.now(), 1_000);
  });

  it("goes on from what the database said, whatever time it is here", async () => {
    const clock = new DatabaseClock();
    const instant = Date.parse("2031-05-06T07:08:09Z");
    await clock.read(databaseSays(instant));
    const first = clock.now();
    expect(first).to.be.closeTo(instant, 1_000);
    await pause(5);
    expect(clock.now()).to.be.greaterThan(first);
    await clock.read(databaseSays(instant - 3_600_000));
    expect(clock.now()).to.be.lessThan(first);
  });
});
