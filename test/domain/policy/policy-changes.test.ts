import { expect } from "chai";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";
import { patchOf, policyChanges } from "../../../src/domain/policy/policy-changes.ts";
import {
  parsePolicy,
  patched,
  policyFields,
  writePolicy,
} from "../../../src/domain/policy/policy-fields.ts";
import type { Policy } from "../../../src/domain/policy/policy.ts";

const json = writePolicy(defaultPolicy);
const rows = policyFields.rows(defaultPolicy, "");

/** The policy after these values were entered into its fields. */
function typedIn(texts: Readonly<Record<string, string>>): Policy {
  const typed = Object.entries(texts).map(([path, text]) => {
    const row = rows.find((each) => each.path === path);
    return { row: row ?? { path, unit: "basis points" as const, isText: false }, typed: text };
  });
  const parsed = parsePolicy(patched(json, patchOf(json, typed)));
  return parsed.ok ? parsed.value : expect.fail(JSON.stringify(parsed.refusal.faults));
}

const changesOf = (texts: Readonly<Record<string, string>>) =>
  policyChanges(defaultPolicy, typedIn(texts)).map(
    ({ path, from, to }) => `${path} ${from ?? "–"} ${to ?? "–"}`,
  );

describe("a change of a policy", () => {
  it("names each field with its value before and after", () => {
    const texts = {
      "trade.fundingWindow": "7200",
      "trade.appeals": "false",
      "market.outlierBasisPoints": "600",
      "offer.idLevel": "1.5",
      "start.idLevel": "1.5",
    };
    expect(changesOf(texts)).to.have.members([
      "trade.fundingWindow 3600 7200",
      "trade.appeals true false",
      "market.outlierBasisPoints 500 600",
      "offer.idLevel 2 1.5",
      "start.idLevel 2 1.5",
    ]);
    expect(policyChanges(defaultPolicy, defaultPolicy)).to.deep.equal([]);
  });

  it("is typed field by field also within lists, more than one in the same list", () => {
    const texts = {
      "start.levels.2.limits.perTradeUsdCents": "1100000",
      "start.levels.2.limits.recentUsdCents": "6000000",
      "start.coolDown.pauses.0.marks": "4",
    };
    expect(changesOf(texts)).to.have.members([
      "start.levels.2.limits.perTradeUsdCents 1000000 1100000",
      "start.levels.2.limits.recentUsdCents 5000000 6000000",
      "start.coolDown.pauses.0.marks 3 4",
    ]);
  });

  it("adds a limit where there was none, and removes one", () => {
    const top = "start.levels.4.limits.recentUsdCents";
    expect(changesOf({ [top]: "90000000" })).to.deep.equal([`${top} – 90000000`]);
    const life = "start.levels.1.limits.lifetimeUsdCents";
    expect(changesOf({ [life]: "" })).to.deep.equal([`${life} 2500000 –`]);
  });

  it("gives a payment method a fee of its own, and takes one away", () => {
    const texts = { "fees.byMethod.sepa": "75", "fees.byMethod.itunes-gift-card": "" };
    expect(changesOf(texts)).to.have.members([
      "fees.byMethod.sepa – 75",
      "fees.byMethod.itunes-gift-card 500 –",
    ]);
  });

  it("says nothing about fields that nobody typed into", () => {
    const patch = patchOf(json, [
      { row: { path: "trade.proofAge", unit: "seconds", isText: false }, typed: "60" },
    ]);
    expect(patch).to.deep.equal({ trade: { proofAge: 60 } });
  });

  it("that removes a needed field, or is no number, is refused", () => {
    for (const typed of ["", "abc", "1.5"]) {
      const row = { path: "trade.proofAge", unit: "seconds", isText: false } as const;
      expect(parsePolicy(patched(json, patchOf(json, [{ row, typed }]))).ok, typed).to.equal(false);
    }
  });
});
