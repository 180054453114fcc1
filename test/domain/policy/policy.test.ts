import { readFileSync } from "node:fs";
import { expect } from "chai";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";
import {
  acceptedPolicy,
  parsePolicy,
  patched,
  policyFields,
  writePolicy,
} from "../../../src/domain/policy/policy-fields.ts";

/** The faults of the default policy with this change. */
function faultsOf(patch: unknown): readonly string[] {
  const parsed = parsePolicy(patched(writePolicy(defaultPolicy), patch));
  return parsed.ok ? [] : parsed.refusal.faults.map(({ path, code }) => `${path} ${code}`);
}

const rows = policyFields.rows(defaultPolicy, "");

describe("the default policy", () => {
  it("stands in docs/policy.md number by number, with its unit and its range", () => {
    const page = readFileSync(new URL("../../../docs/policy.md", import.meta.url), "utf8");
    const told = [...page.matchAll(/^\| `([^`]+)` \|(.*)\|$/gm)].map(([, path, cells = ""]) =>
      [path, ...cells.split("|").map((cell) => cell.trim())].join(" | "),
    );
    const known = rows.map(({ path, unit, value, least, most }) =>
      [path, unit, value ?? "–", least, most].join(" | "),
    );
    expect(told).to.deep.equal(known);
  });

  it("is in every range, and contradicts itself nowhere", () => {
    expect(faultsOf({})).to.deep.equal([]);
  });

  it("is the same when it was written and read", () => {
    const text = JSON.stringify(writePolicy(defaultPolicy));
    const parsed = parsePolicy(JSON.parse(text));
    expect(parsed).to.deep.equal({ ok: true, value: defaultPolicy });
    expect(acceptedPolicy(JSON.parse(text))).to.deep.equal(defaultPolicy);
  });
});

describe("a policy", () => {
  it("is refused for every number that is just beyond its range, and for no other reason", () => {
    for (const { path, unit, least, most, isText } of rows) {
      if (unit === "flag" || unit === "level") continue;
      for (const beyond of [BigInt(least) - 1n, BigInt(most) + 1n]) {
        expect(
          faultsOf(patchAt(path, isText ? String(beyond) : Number(beyond))),
          path,
        ).to.deep.equal([`${path} out_of_range`]);
      }
    }
  });

  it("is refused where a number is missing, none, or not whole", () => {
    expect(faultsOf({ trade: { proofAge: null } })).to.deep.equal(["trade.proofAge missing"]);
    for (const bad of ["300", 300.5, Number.NaN, true, [], {}]) {
      expect(faultsOf({ trade: { proofAge: bad } })).to.deep.equal(["trade.proofAge wrong_kind"]);
    }
    for (const bad of [100, "1e3", "0x10", "1.5", ""]) {
      const patch = { start: { leastUsdCents: bad } };
      expect(faultsOf(patch)).to.deep.equal(["start.leastUsdCents wrong_kind"]);
    }
    expect(faultsOf({ trade: { appeals: 1 } })).to.deep.equal(["trade.appeals wrong_kind"]);
    expect(parsePolicy(undefined).ok).to.equal(false);
    expect(parsePolicy([]).ok).to.equal(false);
  });

  it("is refused with a field that no rule knows", () => {
    const patch = { trade: { fundingWindows: 60 }, fees: { byMethod: { barter: 1 } }, more: {} };
    expect(faultsOf(patch)).to.have.members([
      "trade.fundingWindows unknown",
      "fees.byMethod.barter unknown",
      "more unknown",
    ]);
    const hostile: unknown = JSON.parse('{"__proto__": {"appeals": true}}');
    expect(faultsOf({ trade: hostile })).to.deep.equal(["trade.__proto__ unknown"]);
  });

  it("is refused where two of its numbers contradict each other", () => {
    const contradictions: readonly (readonly [object, string])[] = [
      [{ offer: { windowMinutes: { least: 60, most: 30 } } }, "offer.windowMinutes.least not_less"],
      [{ trade: { smallAppealWindow: 8 * 86_400 } }, "trade.smallAppealWindow not_less"],
      [{ dispute: { supermoderatorsAfter: 80 * 3_600 } }, "dispute.supermoderatorsAfter not_less"],
      [{ start: { pair: { mostOfNewBuyer: 3 } } }, "start.pair.mostOfNewBuyer not_less"],
      [{ start: { ratesAtMostSeconds: 200 } }, "start.ratesAtMostSeconds not_the_same"],
      [{ start: { idLevel: 3 } }, "start.idLevel not_the_same"],
      [{ start: { coolDown: { markSeconds: 3_600 } } }, "start.coolDown.markSeconds not_less"],
      [
        { account: { session: { idleSeconds: 40 * 86_400 } } },
        "account.session.idleSeconds not_less",
      ],
    ];
    for (const [patch, fault] of contradictions) expect(faultsOf(patch)).to.deep.equal([fault]);
  });

  it("has levels that rise, and let nobody do less than the level below", () => {
    const { levels } = defaultPolicy.start;
    const written = (order: readonly number[]) =>
      (
        writePolicy({
          ...defaultPolicy,
          start: { ...defaultPolicy.start, levels: order.flatMap((at) => levels[at] ?? []) },
        }) as { start: object }
      ).start;
    for (const order of [[], [1, 2, 3], [1, 0, 2, 3], [0, 0, 1]]) {
      expect(faultsOf({ start: written(order) })).to.deep.equal(["start.levels not_in_order"]);
    }
    expect(faultsOf({ start: written([0, 2]) })).to.deep.equal([]);
    const lower = { from: 3, limits: { perTradeUsdCents: "1000" } };
    const [first] = (written([0]) as { levels: unknown[] }).levels;
    const less = { start: { levels: [first, lower] } };
    expect(faultsOf(less)).to.deep.equal(["start.levels not_in_order"]);
  });

  it("may leave out what then has no limit", () => {
    const parsed = parsePolicy(patched(writePolicy(defaultPolicy), { start: { pair: null } }));
    expect(parsed.ok && parsed.value.start.pair).to.equal(undefined);
    expect(parsed.ok && Object.hasOwn(parsed.value.start, "pair")).to.equal(false);
  });

  it("that was accepted once is read also when its ranges are narrower by now", () => {
    const wide = patched(writePolicy(defaultPolicy), { trade: { proofAge: 1, gone: 2 } });
    expect(acceptedPolicy(wide).trade.proofAge).to.equal(1);
    expect(() => acceptedPolicy({})).to.throw(TypeError, "fees");
  });
});

/** A patch that sets one number, including lists of the default. */
function patchAt(path: string, value: string | number): unknown {
  const names = path.split(".");
  const setIn = (json: unknown, [name = "", ...rest]: readonly string[]): unknown => {
    const before = (json as Record<string, unknown>)[name];
    const set = rest.length > 0 ? setIn(before, rest) : value;
    if (!Array.isArray(json)) return { ...(json as object), [name]: set };
    return json.map((each: unknown, at) => (String(at) === name ? set : each));
  };
  return setIn(writePolicy(defaultPolicy), names);
}
