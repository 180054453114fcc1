import { expect } from "chai";
import { InTurns } from "../../../src/adapters/http/inbound/events/in-turns.ts";

describe("what is done in turns", () => {
  let tick: (() => void) | undefined;
  const turns = () =>
    new InTurns((each) => {
      tick = each;
      return () => (tick = undefined);
    });
  const goRound = (look: () => void) => {
    for (let turn = 0; turn < 60; turn += 1) {
      tick?.();
      look();
    }
  };

  it("calls each once a round, and never many together, though they came at once", () => {
    const inTurns = turns();
    const calls = Array.from({ length: 150 }, () => 0);
    calls.forEach((_, at) => inTurns.add(() => (calls[at] = (calls[at] ?? 0) + 1)));
    let before = 0;
    goRound(() => {
      const sum = calls.reduce((all, each) => all + each, 0);
      expect(sum - before).to.be.within(2, 3);
      before = sum;
    });
    expect(new Set(calls)).to.deep.equal(new Set([1]));
  });

  it("calls nobody who left, and rests while nobody is there", () => {
    const inTurns = turns();
    let called = 0;
    const call = () => (called += 1);
    const [leave, other] = [inTurns.add(call), inTurns.add(call)];
    leave();
    leave();
    goRound(() => undefined);
    expect(called).to.equal(1);
    other();
    expect(tick).to.equal(undefined);
    inTurns.add(call);
    goRound(() => undefined);
    expect(called).to.equal(2);
  });
});
