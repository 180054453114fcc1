import { expect } from "chai";
import { spanOf } from "../../../src/domain/history-export/export-period.ts";

describe("the days of an export", () => {
  for (const [startDate, endDate, outcome] of [
    ["2026-11-01", "2026-11-01", "ok"],
    ["2026-10-01", "2026-11-01", "ok"],
    ["2026-10-01", "2026-11-02", "export_range"],
    ["2026-11-02", "2026-11-01", "export_dates"],
    ["2026-02-30", "2026-03-01", "export_dates"],
    ["2026-03-01", "soon", "export_dates"],
  ] as const) {
    it(`from ${startDate} to ${endDate}: ${outcome}`, () => {
      const span = spanOf({ startDate, endDate }, "UTC");
      expect(span.ok ? "ok" : span.refusal.code).to.equal(outcome);
    });
  }

  it("are both whole days of the time zone", () => {
    const span = spanOf({ startDate: "2026-03-28", endDate: "2026-03-29" }, "Europe/Berlin");
    // Clocks go forward on the 29th: 47 hours.
    expect(span).to.deep.equal({
      ok: true,
      value: {
        from: Date.parse("2026-03-27T23:00:00Z"),
        before: Date.parse("2026-03-29T22:00:00Z"),
      },
    });
  });
});
