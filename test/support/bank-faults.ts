const length = "not_correct_length";
const number = ["required", "invalid", length, "non_unique"];
const routing = ["required", "invalid", length];
const iban = ["invalid", "country_doesnt_match", "non_unique"];

/** The codes that the server gives at each field, by a country whose form has the field. */
export const bankFaults: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  GB: { routing_number: routing, account_number: number, iban },
  RU: { routing_number: routing, account_number: number },
  US: { routing_number: routing, account_number: number },
  IN: { ifsc: ["required", "invalid"], account_number: number },
  MX: { clabe: ["required", "invalid", "non_unique"] },
  NG: { bank_id: ["required", "bank_id_not_exist", length], account_number: number },
  DE: {
    iban: ["required", ...iban],
    swift_code: ["required", "invalid", length, "swift_dont_match_iban"],
    additional_info: [length],
    "swift.residency": [length, "invalid"],
    "swift.state": [length],
    "swift.city": [length],
    "swift.zip": [length],
    "swift.address": [length],
    holder_name: ["required", length],
  },
  BR: {
    bank_name: ["required", length],
    swift_code: ["non_unique", "swift_not_match_country"],
    account_number: [...number, "country_doesnt_match"],
    country_id: ["invalid"],
    fiat_currency_id: ["invalid"],
  },
};

/** Each field with each of its codes, once. */
export const everyBankFault: ReadonlySet<string> = new Set(
  Object.values(bankFaults).flatMap((fields) =>
    Object.entries(fields).flatMap(([field, codes]) => codes.map((code) => `${field} ${code}`)),
  ),
);
