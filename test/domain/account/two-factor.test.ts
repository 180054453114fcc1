import { expect } from "chai";
import {
  asksAnyFactor,
  asksFactor,
  codeTypeFor,
  factorPurposes,
  isRequestOpen,
  noTwoFactor,
  shownTwoFactor,
  takesType,
  typeOfMethod,
  type CodeUse,
  type FactorType,
  type StrongFactors,
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
    const on = withFactor(noTwoFactor, "release", { wanted: 1, type: "ga" });
    expect(on).to.deep.equal({
      ok: true,
      value: { ...noTwoFactor, release: { setting: 1, type: "ga" } },
    });
    if (!on.ok) return;
    expect(asksFactor(on.value, "release")).to.equal(true);
    expect(asksFactor(on.value, "login")).to.equal(false);
    expect(asksAnyFactor(on.value)).to.equal(true);
    const off = withFactor(on.value, "release", { wanted: 2, type: "ga" });
    expect(off).to.have.nested.property("value.release").that.deep.equals({
      setting: 2,
      type: "none",
    });
  });

  it("is not changed to what it is", () => {
    const unchanged = { ok: false, refusal: { code: "two_factor_unchanged" } };
    expect(withFactor(noTwoFactor, "login", { wanted: 2, type: "none" })).to.deep.equal(unchanged);
    const on = { ...noTwoFactor, login: { setting: 1, type: "ga" } } as const;
    expect(withFactor(on, "login", { wanted: 1, type: "ga" })).to.deep.equal(unchanged);
    const byText = withFactor(on, "login", { wanted: 1, type: "sms" });
    expect(byText).to.have.nested.property("value.login.type", "sms");
  });

  it("shows 3 for ten minutes after a change was asked for, then what it was", () => {
    const asked = [{ purpose: "login", type: "ga", askedAt: 5 * minute }] as const;
    const at = (now: number) => shownTwoFactor(noTwoFactor, asked, now).login.setting;
    expect([5, 14.999, 15].map((minutes) => at(minutes * minute))).to.deep.equal([3, 3, 0]);
    expect(shownTwoFactor(noTwoFactor, asked, 6 * minute).release.setting).to.equal(0);
    expect(isRequestOpen(5 * minute, 4 * minute)).to.equal(false);
  });
});

describe("the code that an act takes", () => {
  type Set = FactorType | undefined;
  const settings = (login: Set, release: Set) =>
    twoFactorOf({
      ...(login && { login: { setting: 1, type: login } }),
      ...(release && { release: { setting: 1, type: release } }),
    });
  const nothing: StrongFactors = { app: false, passkey: false, recoveredLately: false };
  const app = { ...nothing, app: true };
  const passkey = { ...nothing, passkey: true };
  const recovered = { ...nothing, recoveredLately: true };
  type Use = Exclude<CodeUse, "setup">;
  const table: readonly (readonly [Set, Set, StrongFactors, Use, FactorType])[] = [
    // Signing in takes what was set for it, and nothing where it is off.
    [undefined, "sms", nothing, "login", "none"],
    ["sms", undefined, nothing, "login", "sms"],
    ["email", "ga", app, "login", "email"],
    ["email", undefined, recovered, "login", "email"],
    // A release takes its own, or what there is.
    [undefined, undefined, nothing, "release", "none"],
    [undefined, "email", nothing, "release", "email"],
    ["sms", "email", nothing, "release", "email"],
    ["sms", undefined, nothing, "release", "sms"],
    ["email", "sms", nothing, "sendout", "sms"],
    // The stronger one, once it is there.
    ["sms", "sms", app, "release", "ga"],
    ["sms", "sms", passkey, "release", "none"],
    ["sms", "sms", { ...app, passkey: true }, "release", "ga"],
    ["sms", undefined, passkey, "sendout", "none"],
    // Changes of the account's security.
    ["sms", undefined, passkey, "account", "sms"],
    ["email", "sms", nothing, "account", "sms"],
    ["email", undefined, app, "account", "ga"],
    [undefined, undefined, nothing, "account", "none"],
    // Whoever has the mailbox had the password replaced: the mailbox is no second factor.
    [undefined, "email", recovered, "release", "none"],
    ["email", undefined, recovered, "account", "none"],
    [undefined, "sms", recovered, "release", "sms"],
  ];
  for (const [login, release, has, use, type] of table) {
    const set = `login ${login ?? "off"}, release ${release ?? "off"}`;
    it(`is ${type} for ${use} with ${set}, ${JSON.stringify(has)}`, () => {
      expect(codeTypeFor(settings(login, release), use, has)).to.equal(type);
    });
  }

  it("keeps what codes are sent to for as long as any purpose takes them", () => {
    expect(takesType(settings("sms", undefined), "sms")).to.equal(true);
    expect(takesType(settings("sms", undefined), "email")).to.equal(false);
    expect(takesType(twoFactorOf({ login: { setting: 2, type: "none" } }), "sms")).to.equal(false);
  });

  it("is of the type of its method", () => {
    expect(typeOfMethod).to.deep.equal({ Sms: "sms", App: "ga", Telegram: "sms", Email: "email" });
  });
});
