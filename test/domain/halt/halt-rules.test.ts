import { expect } from "chai";
import { realAssets } from "../../../src/domain/money/asset.ts";
import {
  judgeEnd,
  judgeHalt,
  type OpenHalt,
  type HaltState,
} from "../../../src/domain/halt/halt-rules.ts";
import { isHalted, haltKinds, type Halt } from "../../../src/domain/halt/halt.ts";

const now = 1_800_000_000_000;
const all: OpenHalt = { id: "S1", kind: "trading", asset: undefined, endAsked: undefined };
const asked: OpenHalt = { ...all, endAsked: { by: "ada", at: now - 86_399_999 } };

const stateOf = (halt: OpenHalt, other: Partial<HaltState> = {}): HaltState => ({
  halts: [halt],
  people: 2,
  now,
  ...other,
});
const endOf = (state: HaltState, actor: string, id = "S1") => {
  const judged = judgeEnd(state, actor, id, 86_400);
  if (!judged.ok) return judged.refusal.code;
  return judged.value.isOver ? "over" : "asked";
};

describe("a halt", () => {
  it("is of one kind, and of one coin or of all", () => {
    const halts: readonly Halt[] = [
      { kind: "trading", asset: "BTC" },
      { kind: "withdrawals", asset: undefined },
    ];
    expect(isHalted(halts, "trading", "BTC")).to.equal(true);
    expect(isHalted(halts, "trading", "ETH")).to.equal(false);
    expect(isHalted(halts, "withdrawals", "ETH")).to.equal(true);
    expect(isHalted([], "withdrawals", "ETH")).to.equal(false);
  });

  it("begins by one person's word, and just the same one not twice", () => {
    const state = stateOf(all);
    expect(judgeHalt(state, { kind: "trading", asset: undefined })).to.deep.equal({
      ok: false,
      refusal: { code: "halt_active" },
    });
    expect(judgeHalt(state, { kind: "trading", asset: "BTC" }).ok).to.equal(true);
    expect(judgeHalt(state, { kind: "withdrawals", asset: undefined }).ok).to.equal(true);
  });

  it("starts beside every other one: only the same kind for the same coins is refused", () => {
    const every = haltKinds.flatMap((kind) =>
      [undefined, ...realAssets].map((asset): Halt => ({ kind, asset })),
    );
    for (const [at, on] of every.entries()) {
      const state = stateOf({ ...on, id: "S1", endAsked: undefined });
      const refused = every.map((wanted) => !judgeHalt(state, wanted).ok);
      expect(refused).to.deep.equal(every.map((_each, index) => index === at));
    }
  });

  it("ends when a second person confirms what the first asked for, within a day", () => {
    expect(endOf(stateOf(all), "ada")).to.equal("asked");
    expect(endOf(stateOf(asked), "ada")).to.equal("second_person_needed");
    expect(endOf(stateOf(asked), "ben")).to.equal("over");
    expect(endOf(stateOf(asked, { now: now + 1 }), "ben")).to.equal("asked");
    expect(endOf(stateOf(all), "ben", "S2")).to.equal("halt_over");
  });

  it("ends by one person's word where there never was another one", () => {
    expect(endOf(stateOf(all, { people: 1 }), "ada")).to.equal("over");
  });
});
