import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type NumberType,
} from "libphonenumber-js/max";
import type { PhoneNumbers } from "../../application/ports/phone-numbers.ts";
import type { PhoneNumber } from "../../domain/account/phone-number.ts";

/**
 * The numbering plans of libphonenumber. The full metadata: the smaller sets do not tell a mobile from
 * a fixed line or a service. Only the server loads them.
 */
export const phonePlans: PhoneNumbers = {
  countries: getCountries().map((iso) => ({ iso, callingCode: getCountryCallingCode(iso) })),
  parse(text) {
    const parsed = parsePhoneNumberFromString(text);
    if (!parsed || parsed.ext !== undefined) return undefined;
    const { number, country } = parsed;
    return { number, country, isValid: parsed.isValid(), line: lineOf(parsed.getType()) };
  },
};

function lineOf(type: NumberType): PhoneNumber["line"] {
  switch (type) {
    case "MOBILE":
      return "mobile";
    case "FIXED_LINE":
      return "fixed";
    case "FIXED_LINE_OR_MOBILE":
      return "either";
    default:
      return "other";
  }
}
