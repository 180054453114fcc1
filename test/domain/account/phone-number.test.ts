import { expect } from "chai";
import { phoneFault, type PhoneNumber } from "../../../src/domain/account/phone-number.ts";

describe("a phone number that a code is wanted for", () => {
  const mobile: PhoneNumber = {
    number: "+351912345678",
    country: "PT",
    isValid: true,
    line: "mobile",
  };

  it("has to be a number of a person, and one that texts can be sent to where a text is wanted", () => {
    const cases = [
      [mobile, undefined, undefined],
      [{ ...mobile, line: "either" }, undefined, undefined],
      [{ ...mobile, line: "fixed" }, "sms_not_supported", undefined],
      [{ ...mobile, line: "other" }, "phone_wrong_type", "phone_wrong_type"],
      [{ ...mobile, isValid: false }, "phone_invalid", "phone_invalid"],
      [{ ...mobile, country: undefined }, "phone_invalid", "phone_invalid"],
      [undefined, "phone_parse_error", "phone_parse_error"],
    ] as const;
    for (const [phone, bySms, byCall] of cases) {
      expect(phoneFault(phone, "sms"), JSON.stringify(phone)).to.equal(bySms);
      expect(phoneFault(phone, "call"), JSON.stringify(phone)).to.equal(byCall);
    }
  });
});
