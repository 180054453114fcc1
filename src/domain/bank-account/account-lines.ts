import type { BankDetails } from "./bank-details.ts";
import type { BankDirectory } from "./bank-directory.ts";
import { countryGroupOf } from "./country-group.ts";
import { takesTransfers } from "./takes-transfers.ts";

/** How the lines of saved accounts are called, as trades keep them; pages show them in other languages. */
export const accountLineLabels = [
  "IBAN",
  "CLABE",
  "Account number",
  "Routing number",
  "Sort code",
  "BIK",
  "IFSC",
  "Bank",
  "SWIFT code (BIC)",
  "Name on the account",
  "Address of the holder",
  "Note",
] as const;
type AccountLineLabel = (typeof accountLineLabels)[number];

/** What a payer reads: what it is, and what they copy. */
interface Line {
  readonly label: string;
  readonly value: string;
}

/** The lines that a payer needs; undefined where nobody can pay into the account in this way. */
export function bankAccountLines(
  details: BankDetails,
  way: { readonly paymentMethod: string; readonly currency: string },
  directory: BankDirectory,
): readonly Line[] | undefined {
  const { iban, country, bankId } = details;
  if (!takesTransfers({ ...details, hasIban: iban !== undefined }, way)) return undefined;
  const { address, zip, city, state, residency } = details;
  const home = [address, zip, city, state, residency].filter((part) => part !== undefined);
  const bank = details.bankName ?? directory.find(country, bankId ?? "")?.name;
  const lines: readonly (readonly [label: AccountLineLabel, value: string | undefined])[] = [
    ["IBAN", iban && inFours(iban)],
    ["CLABE", details.clabe],
    ["Account number", details.accountNumber],
    [routingLabel(country), details.routingNumber],
    ["IFSC", details.ifsc],
    ["Bank", bank],
    ["SWIFT code (BIC)", details.swiftCode],
    ["Name on the account", details.holderName],
    ["Address of the holder", home.length > 0 ? home.join(", ") : undefined],
    ["Note", details.additionalInfo],
  ];
  return lines.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}

function inFours(iban: string): string {
  return iban.replaceAll(/.{4}(?=.)/g, "$& ");
}

function routingLabel(country: string): AccountLineLabel {
  const group = countryGroupOf(country);
  if (group === "GB") return "Sort code";
  return group === "RU" ? "BIK" : "Routing number";
}
