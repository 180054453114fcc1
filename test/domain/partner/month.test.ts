import { expect } from "chai";
import { monthOf } from "../../../src/domain/partner/month.ts";

describe("a month of a statement", () => {
  it("ends where the next one begins, also at the end of a year", () => {
    expect(monthOf("2026-09")).to.deep.equal({ from: "2026-09-01", until: "2026-10-01" });
    expect(monthOf("2026-12")).to.deep.equal({ from: "2026-12-01", until: "2027-01-01" });
    expect(monthOf("2028-02")).to.deep.equal({ from: "2028-02-01", until: "2028-03-01" });
  });

  it("is a year and a month, and nothing else", () => {
    for (const typed of ["2026-00", "2026-13", "2026-1", "26-01", "2026-01-01", "1999-01", ""]) {
      expect(monthOf(typed), typed).to.equal(undefined);
    }
  });
});
