import { expect } from "chai";
import Mocha from "mocha";
import { runSeed } from "./run-seed.ts";
import { endWorlds, Turnstile } from "./turnstile.ts";

const { setTimeout: real } = globalThis;

/** Runs tests one after the other, of which the first has too little time. Gives how many failed. */
function failuresOf(...tests: readonly (() => Promise<unknown>)[]): Promise<number> {
  const mocha = new Mocha({ reporter: Mocha.reporters.Base });
  const suite = Mocha.Suite.create(mocha.suite, "simulated worlds");
  suite.afterEach(endWorlds);
  for (const [at, act] of tests.entries()) {
    const test = new Mocha.Test(`test ${at}`, act);
    suite.addTest(test);
    test.timeout(at === 0 ? 50 : 20_000);
  }
  return new Promise((resolve) => mocha.run(resolve));
}

describe("a simulated world whose test ran out of time", () => {
  afterEach(endWorlds);

  it("does nothing more, and leaves the timers to whoever comes next", async () => {
    let world: Promise<unknown> | undefined;
    let ended: unknown;
    const failures = await failuresOf(
      () => (world = runSeed(1, 100_000)),
      async () => {
        expect(globalThis.setTimeout).to.equal(real);
        await runSeed(2, 20);
        expect(globalThis.setTimeout).to.equal(real);
      },
    );
    await world?.catch((error: unknown) => (ended = error));
    expect(failures).to.equal(1);
    expect(String(ended)).to.include("The test of this world is over");
    expect(globalThis.setTimeout).to.equal(real);
  });

  it("leaves the timers also where it waits for ever", async () => {
    const how = { order: 0, trouble: undefined, diesAfter: undefined, isStill: true };
    const forEver = () => new Promise<void>(() => undefined);
    const failures = await failuresOf(
      () => new Turnstile(() => undefined).run([forEver], how),
      async () => {
        expect(globalThis.setTimeout).to.equal(real);
        await runSeed(2, 20);
        expect(globalThis.setTimeout).to.equal(real);
      },
    );
    expect(failures).to.equal(1);
  });
});
