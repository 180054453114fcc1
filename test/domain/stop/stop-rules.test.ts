import { expect } from "chai";
import { assetCodes } from "../../../src/domain/money/asset.ts";
import {
  judgeEnd,
  judgeStop,
  type OpenStop,
  type StopState,
} from "../../../src/domain/stop/stop-rules.ts";
import { isStopped, stopKinds, type Stop } from "../../../src/domain/stop/stop.ts";

const now = 1_800_000_000_000;
const all: OpenStop = { id: "S1", kind: "trading", asset: undefined, endAsked: undefined };
const asked: OpenStop = { ...all, endAsked: { by: "ada", at: now - 86_399_999 } };

const stateOf = (stop: OpenStop, other: Partial<StopState> = {}): StopState => ({
  stops: [stop],
  people: 2,
  now,
  ...other,
});
const endOf = (state: StopState, actor: string, id = "S1") => {
  const judged = judgeEnd(state, actor, id);
  if (!judged.ok) return judged.refusal.code;
  return judged.value.isOver ? "over" : "asked";
};

describe("a stop", () => {
  it("is of one kind, and of one coin or of all", () => {
    const stops: readonly Stop[] = [
      { kind: "trading", asset: "BTC" },
      { kind: "withdrawals", asset: undefined },
    ];
    expect(isStopped(stops, "trading", "BTC")).to.equal(true);
    expect(isStopped(stops, "trading", "ETH")).to.equal(false);
    expect(isStopped(stops, "withdrawals", "ETH")).to.equal(true);
    expect(isStopped([], "withdrawals", "ETH")).to.equal(false);
  });

  it("begins by one person's word, and just the same one not twice", () => {
    const state = stateOf(all);
    expect(judgeStop(state, { kind: "trading", asset: undefined })).to.deep.equal({
      ok: false,
      refusal: { code: "stop_on" },
    });
    expect(judgeStop(state, { kind: "trading", asset: "BTC" }).ok).to.equal(true);
    expect(judgeStop(state, { kind: "withdrawals", asset: undefined }).ok).to.equal(true);
  });

  it("begins beside every other one: just the same kind of just the same coins is refused", () => {
    const every = stopKinds.flatMap((kind) =>
      [undefined, ...assetCodes].map((asset): Stop => ({ kind, asset })),
    );
    for (const [at, on] of every.entries()) {
      const state = stateOf({ ...on, id: "S1", endAsked: undefined });
      const refused = every.map((wanted) => !judgeStop(state, wanted).ok);
      expect(refused).to.deep.equal(every.map((_each, index) => index === at));
    }
  });

  it("ends when a second person confirms what the first asked for, within a day", () => {
    expect(endOf(stateOf(all), "ada")).to.equal("asked");
    expect(endOf(stateOf(asked), "ada")).to.equal("second_person_needed");
    expect(endOf(stateOf(asked), "ben")).to.equal("over");
    expect(endOf(stateOf(asked, { now: now + 1 }), "ben")).to.equal("asked");
    expect(endOf(stateOf(all), "ben", "S2")).to.equal("stop_over");
  });

  it("ends by one person's word where there never was another one", () => {
    expect(endOf(stateOf(all, { people: 1 }), "ada")).to.equal("over");
  });
});
