import { expect } from "chai";
import { phonePlans } from "../../../src/adapters/phone/phone-plans.ts";
import { phoneFault } from "../../../src/domain/account/phone-number.ts";

describe("the numbering plans", () => {
  it("tell what is written like a number, what exists, and what kind of line it is", () => {
    const cases = [
      ["+351 912 345 678", "+351912345678", undefined],
      [" +44 (0) 7400 123456 ", "+447400123456", undefined],
      ["+1 201 555 0123", "+12015550123", undefined],
      ["+351 21 234 5678", "+351212345678", "sms_not_supported"],
      ["+351 800 123 456", "+351800123456", "phone_wrong_type"],
      ["+44 7640 123456", "+447640123456", "phone_wrong_type"],
      ["+351 912 345", "+351912345", "phone_invalid"],
      ["+800 1234 5678", "+80012345678", "phone_invalid"],
      ["912 345 678", undefined, "phone_parse_error"],
      ["call me", undefined, "phone_parse_error"],
      ["+351 912 345 678 ext. 12", undefined, "phone_parse_error"],
      ["", undefined, "phone_parse_error"],
    ] as const;
    for (const [text, number, fault] of cases) {
      const phone = phonePlans.parse(text);
      expect(phone?.number, text).to.equal(number);
      expect(phoneFault(phone, "sms"), text).to.equal(fault);
    }
  });

  it("name the countries with their codes", () => {
    expect(phonePlans.countries).to.deep.include({ iso: "PT", callingCode: "351" });
    expect(phonePlans.countries.length).to.be.greaterThan(200);
  });
});
