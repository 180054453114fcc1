import type { Country } from "../../../../application/ports/place-catalogue.ts";
import { isImportantCountry, worldwide } from "../../../../domain/catalogue/country-groups.ts";

/** How far the flag's letters are from those of the code. */
const flagLetters = 0x1f1e6 - "A".charCodeAt(0);

/** A country, or the stand-in for every one, as the contract names it. */
export function presentCountry(country: Country | "worldwide") {
  if (country === "worldwide") {
    const nowhere = { phoneCode: null, phoneCodes: [], currencyCode: null };
    return { ...worldwide, iso3: null, flag: "🌐", ...nowhere, isImportant: true };
  }
  const { id, code, iso3, name, phoneCodes, currency } = country;
  return {
    id,
    iso: code,
    iso3,
    code,
    name,
    flag: flagOf(code),
    phoneCode: phoneCodes[0] ?? null,
    phoneCodes: [...phoneCodes],
    currencyCode: currency ?? null,
    isImportant: isImportantCountry(code),
  };
}

function flagOf(code: string): string {
  return String.fromCodePoint(...Array.from(code, (each) => each.charCodeAt(0) + flagLetters));
}
