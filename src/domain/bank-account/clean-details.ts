import { countryGroupOf, fieldsOfGroup, type NumberField } from "./country-group.ts";
import type { BankDirectory } from "./bank-directory.ts";
import type { BankDetails } from "./bank-details.ts";

/** Numbers are read by machines: in capitals, without spaces, dots or hyphens. */
const numbers: readonly NumberField[] = [
  "accountNumber",
  "iban",
  "routingNumber",
  "swiftCode",
  "ifsc",
  "clabe",
];

/**
 * Details without what a person types around them, and without the fields that their country does
 * not use. In Mexico, the account number is the CLABE (specification, section 3).
 */
export function cleaned(typed: BankDetails, directory: BankDirectory): BankDetails {
  const group = countryGroupOf(typed.country);
  const used = new Set<string>(group ? fieldsOfGroup[group] : []);
  const clabe = group === "MX" ? (typed.clabe ?? typed.accountNumber) : undefined;
  const fields: Record<string, string | number | boolean> = {};
  for (const [field, value] of Object.entries({ ...typed, clabe }) as Typed) {
    if (value === undefined) continue;
    if (typeof value !== "string") fields[field] = value;
    else if (field === "holderName" || used.has(field) || optional.has(field)) {
      const text = cleanText(field, value);
      if (text !== "" || field === "holderName") fields[field] = text;
    }
  }
  return withListedBank(fields as unknown as BankDetails, directory);
}

/** A bank that is chosen from a list needs no name; one that is typed may be on the list. */
function withListedBank(details: BankDetails, directory: BankDirectory): BankDetails {
  const { bankName, ...rest } = details;
  const group = countryGroupOf(details.country);
  if (bankName === undefined || !group || !fieldsOfGroup[group].includes("bankId")) return details;
  const bankId = details.bankId ?? directory.findNamed(details.country, bankName)?.id;
  return bankId === undefined ? details : { ...rest, bankId };
}

type Typed = readonly (readonly [string, string | number | boolean | undefined])[];

/** Fields that every country may have. */
const optional: ReadonlySet<string> = new Set([
  "country",
  "swiftCode",
  "bankName",
  "bankId",
  "additionalInfo",
  "residency",
  "state",
  "city",
  "zip",
  "address",
]);

function cleanText(field: string, value: string): string {
  if (numbers.some((name) => name === field)) {
    return value.replaceAll(/[\s.-]/gu, "").toUpperCase();
  }
  return value.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
}
