import { expect } from "chai";
import {
  logPosition,
  ReplicaLag,
} from "../../../src/adapters/persistence/connection/replica-lag.ts";

describe("how old what a replica shows may be", () => {
  it("is unknown before the first round", () => {
    expect(new ReplicaLag().at(0)).to.equal(Number.POSITIVE_INFINITY);
  });

  it("is the time since the last round that it has replayed everything of", () => {
    const lag = new ReplicaLag();
    lag.note(100n, { at: 0, position: 100n });
    expect(lag.at(0)).to.equal(0);
    lag.note(150n, { at: 500, position: 200n });
    expect(lag.at(500)).to.equal(500);
    lag.note(250n, { at: 1_000, position: 300n });
    expect(lag.at(1_100)).to.equal(600);
  });

  it("grows where nothing is replayed any more, though all that was received is", () => {
    const lag = new ReplicaLag();
    for (let round = 0; round < 10; round += 1)
      lag.note(100n, { at: round * 500, position: 100n + BigInt(round) });
    expect(lag.at(4_500)).to.equal(4_500);
  });

  it("grows where no round comes", () => {
    const lag = new ReplicaLag();
    lag.note(100n, { at: 0, position: 100n });
    expect(lag.at(3_000)).to.equal(3_000);
  });

  for (const [name, replayed] of [
    ["a server that follows no primary", undefined],
    ["a server that is ahead of the primary", 101n],
  ] as const) {
    it(`is unknown of ${name}`, () => {
      const lag = new ReplicaLag();
      lag.note(90n, { at: 0, position: 90n });
      lag.note(replayed, { at: 500, position: 100n });
      expect(lag.at(500)).to.equal(Number.POSITIVE_INFINITY);
      lag.note(100n, { at: 1_000, position: 100n });
      expect(lag.at(1_000)).to.equal(0);
    });
  }

  it("is unknown where it replays what was written too long ago to be remembered", () => {
    const lag = new ReplicaLag();
    lag.note(50n, { at: 0, position: 100n });
    lag.note(120n, { at: 60_000, position: 200n });
    expect(lag.at(60_000)).to.equal(Number.POSITIVE_INFINITY);
  });

  it("is measured by positions of 64 bits", () => {
    expect(logPosition("0/0")).to.equal(0n);
    expect(logPosition("16/B374D848")).to.equal(0x16b374d848n);
    expect(logPosition("1/0") > logPosition("0/FFFFFFFF")).to.equal(true);
  });
});
