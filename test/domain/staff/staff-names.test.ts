import { expect } from "chai";
import { parseCodeName, parseStaffName } from "../../../src/domain/staff/staff-names.ts";

describe("the names of staff", () => {
  for (const name of ["ada_admin", "moderator", "Abc", "a".repeat(20)]) {
    it(`may be ${name}`, () => {
      expect(parseStaffName(name)).to.deep.equal({ ok: true, value: name });
    });
  }

  for (const name of ["", "ab", "a".repeat(21), "ada admin", "ada-admin", "äda", "ada\n"]) {
    it(`may not be ${JSON.stringify(name)}`, () => {
      expect(parseStaffName(name)).to.have.nested.property("refusal.code", "staff_name_refused");
    });
  }

  it("that traders read are letters alone", () => {
    expect(parseCodeName("Heron").ok).to.equal(true);
    for (const name of ["", "He", "Heron1", "He ron", "Herón", "H".repeat(21)]) {
      expect(parseCodeName(name), name).to.have.nested.property(
        "refusal.code",
        "code_name_refused",
      );
    }
  });
});
