import { isCountry } from "../catalogue/countries.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable, isVisible } from "../text/plain-text.ts";

/** Papers that prove where somebody lives; not older than three months. */
export const addressDocumentTypes = [
  "bank_statement",
  "utility_bill",
  "tax_bill",
  "government_letter",
  "rental_agreement",
] as const;
export type AddressDocumentType = (typeof addressDocumentTypes)[number];

/** Where somebody lives, as on the paper. */
export interface AddressDetails {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly documentType: AddressDocumentType;
  /** Empty: the country has none. */
  readonly region: string;
  readonly city: string;
  readonly line1: string;
  /** Empty: there is none. */
  readonly line2: string;
  /** Empty: the country has none. */
  readonly zip: string;
  /** National identity number of Nigeria; 11 digits, or empty. */
  readonly nigerianId: string;
  /** Bank verification number of Nigeria; 11 digits, or empty. */
  readonly nigerianBankId: string;
}

export type AddressFault = keyof AddressDetails;

/** The fewest and the most characters (answers 135). */
const bounds = {
  region: [0, 100],
  city: [2, 100],
  line1: [2, 200],
  line2: [0, 200],
  zip: [0, 12],
} as const;

/** Parses what was typed; the refusal names every field that is wrong. */
export function parseAddressDetails(
  typed: AddressDetails,
): Result<
  AddressDetails,
  { readonly code: "verification_refused"; readonly faults: AddressFault[] }
> {
  const faults: AddressFault[] = [];
  const text = (field: keyof typeof bounds) => {
    const value = typed[field].normalize("NFC").trim().replaceAll(/\s+/gu, " ");
    const [fewest, most] = bounds[field];
    const length = charactersOf(value);
    const isShown = value === "" || (isReadable(value) && isVisible(value));
    if (!isShown || length < fewest || length > most) faults.push(field);
    return value;
  };
  const number = (field: "nigerianId" | "nigerianBankId") => {
    const value = typed[field].replaceAll(/\s+/gu, "");
    if (value !== "" && (typed.country !== "NG" || !/^\d{11}$/.test(value))) faults.push(field);
    return value;
  };
  const details: AddressDetails = {
    country: typed.country,
    documentType: typed.documentType,
    region: text("region"),
    city: text("city"),
    line1: text("line1"),
    line2: text("line2"),
    zip: text("zip"),
    nigerianId: number("nigerianId"),
    nigerianBankId: number("nigerianBankId"),
  };
  if (!isCountry(details.country)) faults.push("country");
  if (!addressDocumentTypes.includes(details.documentType)) faults.push("documentType");
  return faults.length === 0 ? accept(details) : refuse({ code: "verification_refused", faults });
}
