import { expect } from "chai";
import { defaultOfferPolicy, defaultPolicy } from "../../../src/domain/policy/default-policy.ts";
import { limitReasons, noLevelLimits } from "../../../src/domain/kyc/levels.ts";
import { levelFailures } from "../../../src/domain/offer/level-rules.ts";
import { flagNames, flagPaths } from "../../../src/domain/policy/flags.ts";
import {
  parsePolicy,
  patched,
  policyFields,
  writePolicy,
} from "../../../src/domain/policy/policy-fields.ts";

/** Whether owners set fees in an area is a rule of fees, and no feature. */
const ofFees = "offer.manualFee.";

const rows = policyFields.rows(defaultPolicy, "").filter(({ path }) => !path.startsWith(ofFees));

/** The default policy in JSON with one flag set. */
function withFlag(path: string, value: boolean | string): unknown {
  const [part = "", field = ""] = path.split(".");
  return patched(writePolicy(defaultPolicy), { [part]: { [field]: value } });
}

describe("flags", () => {
  it("are the eighteen of the specification, and every flag of the policy is one of them", () => {
    expect(flagNames).to.have.length(18);
    const flags = rows.filter(({ unit }) => unit === "flag").map(({ path }) => path);
    expect(flags).to.have.members(flagNames.map((name) => flagPaths[name]));
  });

  it("can all be set both ways, and to nothing else", () => {
    for (const { path } of rows.filter(({ unit }) => unit === "flag")) {
      for (const value of [true, false]) {
        expect(parsePolicy(withFlag(path, value)).ok, path).to.equal(true);
      }
      expect(parsePolicy(withFlag(path, "on")).ok, path).to.equal(false);
    }
  });

  it("decide whether an owner without a verified ID may offer assets", () => {
    const amounts = {
      kind: "range",
      min: { currency: "USD", minor: 10_00n },
      max: { currency: "USD", minor: 90_00n },
    } as const;
    const owner = { id: "ana", level: 1, badge: "no_badge" };
    const told = (assetsWithoutId: boolean) =>
      levelFailures(owner, "gold", amounts, ({ minor }) => minor, {
        ...defaultOfferPolicy,
        assetsWithoutId,
      });
    expect(told(false)).to.deep.equal([{ field: "payment_method", code: "level_too_low" }]);
    expect(told(true)).to.deep.equal([]);
  });

  it("leave no level with a limit when levels are not checked", () => {
    for (const level of [-1, 0, 1, 1.5, 2, 3]) {
      const used = { activeUsdCents: 10n ** 12n, recentUsdCents: 10n ** 12n, totalUsdCents: 0n };
      expect(limitReasons({ level, ...used }, 10n ** 12n, noLevelLimits)).to.deep.equal([]);
    }
  });
});
