import type { BankFault } from "../../../../domain/bank-account/bank-details.ts";

/** The fields of a request, by those of the domain (specification, section 5). */
export const bankFieldNames: Readonly<Record<BankFault["field"], string>> = {
  fiatCurrencyId: "fiat_currency_id",
  country: "country_id",
  holderName: "holder_name",
  accountNumber: "account_number",
  iban: "iban",
  routingNumber: "routing_number",
  bankId: "bank_id",
  swiftCode: "swift_code",
  bankName: "bank_name",
  ifsc: "ifsc",
  clabe: "clabe",
  additionalInfo: "additional_info",
  residency: "swift.residency",
  state: "swift.state",
  city: "swift.city",
  zip: "swift.zip",
  address: "swift.address",
};

/** What is wrong, for people who read the answer. */
export const bankFaultWords: Readonly<Record<BankFault["code"], string>> = {
  required: "This field is needed.",
  invalid: "This is not right: check it, digit by digit.",
  not_correct_length: "It is too long or too short.",
  non_unique: "You saved this account already.",
  bank_id_not_exist: "There is no such bank in this country.",
  country_doesnt_match: "The IBAN belongs to another country.",
  swift_dont_match_iban: "The SWIFT code and the IBAN are of different countries.",
  swift_not_match_country: "The SWIFT code belongs to another country.",
};
