import { expect } from "chai";
import fc from "fast-check";
import {
  judgeDutyHours,
  offDutyUntil,
  type DutyHours,
  type DutyHoursInput,
} from "../../../src/domain/offer/duty-hours.ts";

const nine = 9 * 60;
const seventeen = 17 * 60;
/** Monday, 9 to 17 in Lisbon; Friday from 22 until Saturday, 2. */
const hours: DutyHours = {
  timeZone: "Europe/Lisbon",
  spans: [
    { weekDay: 1, from: nine, to: seventeen },
    { weekDay: 5, from: 22 * 60, to: 2 * 60 },
  ],
  isStartRefused: true,
};
const utc = (text: string) => Date.parse(`${text}Z`);
const backAt = (at: string, of: DutyHours = hours) => {
  const until = offDutyUntil(of, utc(at));
  return until === undefined ? "on" : new Date(until).toISOString().slice(0, 16);
};

describe("the duty hours of an offer", () => {
  const moments: readonly [what: string, at: string, back: string][] = [
    ["before they begin", "2026-11-23T08:59:59", "2026-11-23T09:00"],
    ["when they begin", "2026-11-23T09:00:00", "on"],
    ["at their last second", "2026-11-23T16:59:59", "on"],
    ["when they end", "2026-11-23T17:00:00", "2026-11-27T22:00"],
    ["before midnight", "2026-11-27T23:59:00", "on"],
    ["after midnight, on the day that they end", "2026-11-28T01:59:59", "on"],
    ["when they end after midnight", "2026-11-28T02:00:00", "2026-11-30T09:00"],
    ["in summer, by the clocks there", "2026-07-06T08:00:00", "on"],
    ["over the end of summer", "2026-10-24T12:00:00", "2026-10-26T09:00"],
  ];
  for (const [what, at, back] of moments) {
    it(`say that the owner is ${back === "on" ? "there" : `back at ${back}`} ${what}`, () => {
      expect(backAt(at)).to.equal(back);
    });
  }

  it("of a whole day have no end on it", () => {
    const always = {
      ...hours,
      spans: [1, 2, 3, 4, 5, 6, 7].map((weekDay) => ({ weekDay, from: nine, to: nine })),
    };
    expect(backAt("2026-11-25T03:00:00", always)).to.equal("on");
  });

  it("are kept by an owner without any at all times", () => {
    expect(offDutyUntil(undefined, 0)).to.equal(undefined);
  });

  it("begin when the owner is said to be back, at any time, anywhere", () => {
    const anyHours = fc.record({
      timeZone: fc.constantFrom("UTC", "Asia/Kathmandu", "America/New_York", "Pacific/Apia"),
      spans: fc.uniqueArray(
        fc.record({
          weekDay: fc.integer({ min: 1, max: 7 }),
          from: fc.integer({ min: 4 * 60, max: 1_439 }),
          to: fc.nat(1_439),
        }),
        { minLength: 1, selector: ({ weekDay }) => weekDay },
      ),
      isStartRefused: fc.boolean(),
    });
    const anyMoment = fc.integer({ min: utc("2026-01-01"), max: utc("2027-12-31") });
    fc.assert(
      fc.property(anyHours, anyMoment, (of, at) => {
        const until = offDutyUntil(of, at);
        if (until === undefined) return;
        expect(until > at && until - at <= 8 * 86_400_000).to.equal(true);
        expect(offDutyUntil(of, until), "on duty then").to.equal(undefined);
        expect(offDutyUntil(of, until - 60_000) ?? until, "and not before").to.equal(until);
      }),
    );
  });

  const lisbon = { timeZone: "Europe/Lisbon", isStartRefused: false };
  const weekday = (day: number, from = "09:00", to = "17:00") => ({ day, from, to });
  const typed: readonly [what: string, input: DutyHoursInput | undefined, told: string][] = [
    ["none", undefined, "always"],
    ["no days", { ...lisbon, days: [] }, "always"],
    [
      "two days",
      { ...lisbon, days: [weekday(7), weekday(1, "22:30", "02:00")] },
      "1 1350-120, 7 540-1020",
    ],
    ["an unknown zone", { ...lisbon, timeZone: "Europe/Atlantis", days: [weekday(1)] }, "unknown"],
    ["a day twice", { ...lisbon, days: [weekday(1), weekday(1)] }, "repeated"],
    ["day 8", { ...lisbon, days: [weekday(8)] }, "not_a_number"],
    ["24:00", { ...lisbon, days: [weekday(1, "09:00", "24:00")] }, "not_a_number"],
    ["9:00", { ...lisbon, days: [weekday(1, "9:00")] }, "not_a_number"],
  ];
  for (const [what, input, told] of typed) {
    it(`typed as ${what} are ${told}`, () => {
      const judged = judgeDutyHours(input);
      const said = judged.ok
        ? (judged.value?.spans
            .map(({ weekDay, from, to }) => `${weekDay} ${from}-${to}`)
            .join(", ") ?? "always")
        : judged.failures.map(({ code }) => code).join();
      expect(said).to.equal(told);
    });
  }
});
