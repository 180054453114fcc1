import { expect } from "chai";
import { bankFaultWords } from "../../../../src/adapters/http/contract/bank-account/bank-account-faults.ts";
import type { CallFailure } from "../../../../src/adapters/http/client/call-types.ts";
import type { CountryGroup } from "../../../../src/domain/bank-account/country-group.ts";
import type * as Problems from "../../../../src/adapters/web-ui/bank-account/bank-problems.tsx";
import { loadInterfaceModule, loadTexts, type Texts } from "../trade/interface-texts.ts";

/** Every code of a field at which the server names it, and what the form shows there. */
const shown: readonly (readonly [
  field: string,
  code: string,
  group: CountryGroup,
  words: RegExp,
])[] = [
  ["holder_name", "required", "OTHER", /^Fill in/],
  ["holder_name", "not_correct_length", "OTHER", /^Enter 2 to 100 characters/],
  ["iban", "invalid", "FI", /^This IBAN isn't right/],
  ["iban", "country_doesnt_match", "FI", /^This IBAN belongs to another country/],
  ["iban", "non_unique", "FI", /^You already saved this account\.$/],
  ["swift_code", "non_unique", "OTHER", /another branch/],
  ["swift_code", "not_correct_length", "OTHER", /8 or 11/],
  ["swift_code", "swift_dont_match_iban", "FI", /different countries/],
  ["swift_code", "swift_not_match_country", "NG", /SWIFT code belongs to another country/],
  ["swift_code", "invalid", "OTHER", /isn't right/],
  ["bank_id", "bank_id_not_exist", "NG", /don't know this bank/],
  ["bank_id", "required", "NG", /^Fill in/],
  ["account_number", "not_correct_length", "NG", /country has 10 digits/],
  ["account_number", "not_correct_length", "US", /country has 4 to 17 digits/],
  ["account_number", "not_correct_length", "OTHER", /^Enter 4 to 34 digits and letters/],
  ["account_number", "invalid", "NG", /doesn't fit the bank/],
  ["account_number", "invalid", "US", /This number isn't right/],
  ["routing_number", "not_correct_length", "GB", /sort code has 6/],
  ["routing_number", "not_correct_length", "RU", /BIK has 9/],
  ["routing_number", "not_correct_length", "US", /routing number has 9/],
  ["routing_number", "invalid", "GB", /sort code has 6/],
  ["routing_number", "invalid", "US", /Compare it with your statement/],
  ["country_id", "invalid", "OTHER", /from the list/],
  ["fiat_currency_id", "invalid", "OTHER", /from the list/],
  ["ifsc", "invalid", "IN", /IFSC has 11/],
  ["clabe", "invalid", "MX", /its 18 digits/],
  ["additional_info", "not_correct_length", "OTHER", /up to 500/],
  ["swift.residency", "invalid", "OTHER", /from the list/],
  ["swift.zip", "not_correct_length", "OTHER", /3 to 12/],
  ["swift.address", "not_correct_length", "OTHER", /2 to 200/],
  ["swift.city", "not_correct_length", "OTHER", /2 to 100/],
];

describe("what the form of a bank account says at a field", () => {
  let problems: typeof Problems;
  let texts: Texts;
  before(async () => {
    texts = await loadTexts();
    problems = await loadInterfaceModule<typeof Problems>("bank-account/bank-problems.tsx");
  });
  const failureOf = (field: string, code: string) =>
    ({ code: "validation", details: [{ field, code, message: "" }] }) as unknown as CallFailure;

  for (const [field, code, group, words] of shown) {
    it(`is about ${code} of ${field} in ${group}`, () => {
      const failure = failureOf(field, code);
      expect(texts.wordsOf(problems.bankProblem(field, group, failure))).to.match(words);
      expect(problems.bankProblem("nothing", group, failure)).to.equal(undefined);
    });
  }

  it("covers every code that the rules name", () => {
    expect([...new Set(shown.map(([, code]) => code))]).to.have.members(
      Object.keys(bankFaultWords),
    );
  });
});
