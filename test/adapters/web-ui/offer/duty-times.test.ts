import { expect } from "chai";
import { dutyTimes, spanText, weekText } from "../../../../src/adapters/web-ui/offer/duty-times.ts";

const hours = 60;
const spans: readonly [day: number, from: string, to: string, ahead: number, text: string][] = [
  [1, "09:00", "17:00", 0, "Mon 09:00 – 17:00"],
  [1, "09:00", "17:00", 5.5 * hours, "Mon 14:30 – 22:30"],
  [1, "09:00", "17:00", 9 * hours, "Mon 18:00 – Tue 02:00"],
  [1, "03:00", "08:00", -5 * hours, "Sun 22:00 – Mon 03:00"],
  [7, "22:00", "02:00", 0, "Sun 22:00 – Mon 02:00"],
  [7, "22:00", "02:00", 3 * hours, "Mon 01:00 – 05:00"],
  [3, "09:00", "09:00", 0, "Wed 09:00 – Thu 09:00"],
];

describe("duty hours by another clock", () => {
  for (const [day, from, to, ahead, text] of spans) {
    it(`from ${from} to ${to}, ${ahead} minutes ahead, are ${text}`, () => {
      expect(spanText("en", dutyTimes({ day, from, to }, ahead))).to.equal(text);
    });
  }

  it("put days with the same hours together", () => {
    const at = (day: number, to = "17:00") => ({ day, from: "09:00", to });
    expect(
      weekText("en", [at(1), at(2), at(3, "12:00"), at(5, "12:00"), at(6, "12:00")]),
    ).to.deep.equal(["Mon – Tue 09:00 – 17:00", "Wed 09:00 – 12:00", "Fri – Sat 09:00 – 12:00"]);
  });
});
