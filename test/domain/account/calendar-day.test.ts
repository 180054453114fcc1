import { expect } from "chai";
import fc from "fast-check";
import {
  dayOf,
  daysAfter,
  daysBetween,
  isCalendarDay,
  localTime,
  startOfDay,
} from "../../../src/domain/account/calendar-day.ts";

const zones = [
  "UTC",
  "Europe/Berlin",
  "America/Sao_Paulo",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "Africa/Cairo",
];

describe("days of calendars", () => {
  for (const [text, isThere] of [
    ["2026-11-23", true],
    ["2024-02-29", true],
    ["2026-02-29", false],
    ["2026-13-01", false],
    ["2026-1-1", false],
    ["", false],
  ] as const) {
    it(`“${text}” is ${isThere ? "" : "no "}day`, () => {
      expect(isCalendarDay(text)).to.equal(isThere);
    });
  }

  it("are as far apart as they are after each other", () => {
    expect(daysBetween("2026-01-31", "2026-03-03")).to.equal(31);
    expect(daysAfter("2026-01-31", 31)).to.equal("2026-03-03");
    expect(daysAfter("2026-03-01", -1)).to.equal("2026-02-28");
  });

  for (const [day, zone, start] of [
    ["2026-11-23", "UTC", "2026-11-23T00:00:00.000Z"],
    ["2026-11-23", "Europe/Berlin", "2026-11-22T23:00:00.000Z"],
    ["2026-07-01", "Europe/Berlin", "2026-06-30T22:00:00.000Z"],
    ["2026-11-23", "Asia/Kathmandu", "2026-11-22T18:15:00.000Z"],
    // Midnight was left out: clocks went from 23:59:59 to 01:00.
    ["2017-10-15", "America/Sao_Paulo", "2017-10-15T03:00:00.000Z"],
  ] as const) {
    it(`${day} begins in ${zone} at ${start}`, () => {
      expect(new Date(startOfDay(day, zone)).toISOString()).to.equal(start);
    });
  }

  it("begin with their first moment, in every zone", () => {
    const since = Date.UTC(2012, 0, 1);
    const anyDay = fc
      .integer({ min: 0, max: 9_000 })
      .map((days) => new Date(since + days * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...zones), (day, zone) => {
        const start = startOfDay(day, zone);
        expect(dayOf(start, zone)).to.equal(day);
        expect(dayOf(start - 1, zone) < day).to.equal(true);
      }),
    );
  });

  it("have times that say how far from UTC they are", () => {
    const at = Date.parse("2026-11-23T14:35:57.900Z");
    expect(localTime(at, "Europe/Berlin")).to.equal("2026-11-23 15:35:57 +01:00");
    expect(localTime(at, "America/St_Johns")).to.equal("2026-11-23 11:05:57 -03:30");
    expect(localTime(at, "UTC")).to.equal("2026-11-23 14:35:57 +00:00");
  });
});
