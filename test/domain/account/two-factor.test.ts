import { expect } from "chai";
import {
  asksAnyFactor,
  asksFactor,
  factorPurposes,
  isRequestOpen,
  noTwoFactor,
  shownTwoFactor,
  twoFactorOf,
  withFactor,
} from "../../../src/domain/account/two-factor.ts";

const minute = 60_000;

describe("two-factor per purpose", () => {
  it("begins with 0 and no type, and asks for nothing", () => {
    for (const purpose of factorPurposes) {
      expect(noTwoFactor[purpose]).to.deep.equal({ setting: 0, type: "none" });
      expect(asksFactor(noTwoFactor, purpose)).to.equal(false);
    }
    expect(asksAnyFactor(twoFactorOf({}))).to.equal(false);
  });

  it("is 1 of type ga when switched on, 2 and none when switched off, each purpose by itself", () => {
    const on = withFactor(noTwoFactor, "release", 1);
    expect(on).to.deep.equal({
      ok: true,
      value: { ...noTwoFactor, release: { setting: 1, type: "ga" } },
    });
    if (!on.ok) return;
    expect(asksFactor(on.value, "release")).to.equal(true);
    expect(asksFactor(on.value, "login")).to.equal(false);
    expect(asksAnyFactor(on.value)).to.equal(true);
    const off = withFactor(on.value, "release", 2);
    expect(off).to.have.nested.property("value.release").that.deep.equals({
      setting: 2,
      type: "none",
    });
  });

  it("is not changed to what it is", () => {
    const unchanged = { ok: false, refusal: { code: "two_factor_unchanged" } };
    expect(withFactor(noTwoFactor, "login", 2)).to.deep.equal(unchanged);
    const on = { ...noTwoFactor, login: { setting: 1, type: "ga" } } as const;
    expect(withFactor(on, "login", 1)).to.deep.equal(unchanged);
  });

  it("shows 3 for ten minutes after a change was asked for, then what it was", () => {
    const asked = [{ purpose: "login", askedAt: 5 * minute }] as const;
    const at = (now: number) => shownTwoFactor(noTwoFactor, asked, now).login.setting;
    expect([5, 14.999, 15].map((minutes) => at(minutes * minute))).to.deep.equal([3, 3, 0]);
    expect(shownTwoFactor(noTwoFactor, asked, 6 * minute).release.setting).to.equal(0);
    expect(isRequestOpen(5 * minute, 4 * minute)).to.equal(false);
  });
});
