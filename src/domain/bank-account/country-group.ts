import { isCountry } from "../catalogue/countries.ts";

/** Countries whose bank accounts are described in the same way. */
export type CountryGroup = "NG" | "US" | "FI" | "GB" | "IN" | "RU" | "MX" | "OTHER";

/** The fields of which a group needs some, by their names in the domain. */
export type NumberField =
  | "accountNumber"
  | "iban"
  | "routingNumber"
  | "bankId"
  | "swiftCode"
  | "bankName"
  | "ifsc"
  | "clabe";

/** The euro area, where an IBAN is enough for a transfer. */
const euroArea = new Set(
  "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" "),
);

/** The Crown Dependencies have British sort codes and IBANs. */
const british = new Set(["GB", "GG", "IM", "JE"]);

const own: readonly CountryGroup[] = ["NG", "US", "IN", "RU", "MX"];

/** The group of a country; undefined for a code that is no country's. */
export function countryGroupOf(country: string): CountryGroup | undefined {
  if (!isCountry(country)) return undefined;
  if (euroArea.has(country)) return "FI";
  if (british.has(country)) return "GB";
  return own.find((group) => group === country) ?? "OTHER";
}

/** The fields that a group uses, in the order in which a form asks for them (answers 132). */
export const fieldsOfGroup: Readonly<Record<CountryGroup, readonly NumberField[]>> = {
  NG: ["bankId", "accountNumber"],
  US: ["routingNumber", "accountNumber"],
  FI: ["iban", "swiftCode"],
  GB: ["routingNumber", "accountNumber", "iban"],
  IN: ["ifsc", "accountNumber"],
  RU: ["routingNumber", "accountNumber"],
  MX: ["clabe"],
  OTHER: ["bankName", "swiftCode", "accountNumber"],
};
