import { expect } from "chai";
import mocha from "mocha";
import { slowness, slownessOf, slownessVariable, stretch } from "./time-limits.ts";

describe("the time limits of a run", () => {
  const before = process.env[slownessVariable];
  afterEach(() => {
    if (before === undefined) delete process.env[slownessVariable];
    else process.env[slownessVariable] = before;
  });

  it("are never shorter than written, and not endless", () => {
    expect([0.3, 1, 4, 500].map(slownessOf)).to.deep.equal([1, 1, 4, 12]);
  });

  it("are as long as the start of the run found the machine slow", () => {
    process.env[slownessVariable] = "9";
    expect(slowness()).to.be.at.least(9);
    delete process.env[slownessVariable];
    expect(slowness()).to.be.at.least(1);
  });

  it("grow for tests and hooks at every depth, and stay away where there are none", () => {
    const outer = new mocha.Suite("outer");
    outer.timeout(1_000);
    outer.beforeAll("made ready", () => undefined);
    const inner = mocha.Suite.create(outer, "inner");
    const quick = new mocha.Test("quick", () => undefined);
    inner.addTest(quick);
    const endless = new mocha.Test("endless", () => undefined);
    inner.addTest(endless);
    endless.timeout(0);
    const hooks = (outer as unknown as { _beforeAll: Mocha.Hook[] })["_beforeAll"];
    stretch(outer, 2.5);
    expect([quick, endless, ...hooks].map((each) => each.timeout())).to.deep.equal([
      2_500, 0, 2_500,
    ]);
  });
});
