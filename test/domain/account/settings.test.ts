import { expect } from "chai";
import { isDisposableAddress } from "../../../src/domain/account/disposable-address.ts";
import { typedMinutes } from "../../../src/domain/account/notify-interval.ts";
import { judgeSettings, type SettingsChange } from "../../../src/domain/account/settings.ts";
import {
  defaultAccountPolicy,
  defaultTextPolicy,
} from "../../../src/domain/policy/default-policy.ts";

const judge = (change: SettingsChange, isCompany = false) => {
  const { mostNotifyMinutes } = defaultAccountPolicy;
  const rules = { texts: defaultTextPolicy, brandName: "Peerhold", mostNotifyMinutes, isCompany };
  const judged = judgeSettings(change, rules);
  return judged.ok ? judged.value : judged.refusal.faults;
};

describe("settings", () => {
  it("are kept as they are meant", () => {
    expect(judge({ bio: " Hi ", firstName: "Ana ", notifyMinutes: 1_440 })).to.deep.equal({
      bio: "Hi",
      firstName: "Ana",
      notifyMinutes: 1_440,
    });
    expect(judge({ timeZone: "Europe/Lisbon", country: "PT" })).to.deep.equal({
      timeZone: "Europe/Lisbon",
      country: "PT",
    });
    expect(judge({})).to.deep.equal({});
  });

  it("show the names of a company for verified companies alone", () => {
    expect(judge({ fullNameVisibility: 3 }, true)).to.deep.equal({ fullNameVisibility: 3 });
  });

  for (const [change, fault] of [
    [{ notifyMinutes: 1_441 }, "notify_too_high"],
    [{ statusMessage: "x".repeat(61) }, "status_too_long"],
    [{ statusMessage: "a\nb" }, "status_too_many_lines"],
    [{ statusMessage: "t.me/ana" }, "status_contains_links"],
    [{ statusMessage: "me@mail.com" }, "status_contains_contact_info"],
    [{ firstName: "Support" }, "first_name_reserved"],
    [{ lastName: "4" }, "last_name_invalid"],
    [{ fullNameVisibility: 3 }, "visibility_for_companies"],
    [{ fullNameVisibility: 4 }, "visibility_for_companies"],
    [{ timeZone: "Mars/Olympus" }, "time_zone_unknown"],
    [{ timeZone: "+01:00" }, "time_zone_unknown"],
    [{ country: "YY" }, "country_unknown"],
  ] as const) {
    it(`are refused: ${JSON.stringify(change).slice(0, 50)}`, () =>
      expect(judge(change)).to.deep.equal([fault]));
  }

  it("tell all that is wrong at once", () => {
    const told = judge({ bio: "t.me/a", firstName: "4", country: "ZZ", notifyMinutes: 5 });
    expect(told).to.deep.equal(["bio_contains_links", "first_name_invalid", "country_unknown"]);
  });

  it("take minutes in digits alone", () => {
    expect([" 10 ", "0", "007"].map(typedMinutes)).to.deep.equal([10, 0, 7]);
    for (const typed of ["", "ten", "-1", "1.5", "1e3", "٥", "1".repeat(10)]) {
      expect(typedMinutes(typed), typed).to.equal(undefined);
    }
  });
});

describe("an address to throw away", () => {
  for (const email of ["a@mailinator.com", "a@eu.MAILINATOR.com", "a@yopmail.fr"]) {
    it(`is ${email}`, () => expect(isDisposableAddress(email)).to.equal(true));
  }
  for (const email of ["a@example.org", "a@notmailinator.com", "mailinator.com@example.org"]) {
    it(`is not ${email}`, () => expect(isDisposableAddress(email)).to.equal(false));
  }
});
