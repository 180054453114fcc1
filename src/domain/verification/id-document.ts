import { isCountry } from "../catalogue/countries.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { isPersonText } from "./person-text.ts";
import { ageAt, isDay } from "./day.ts";

/** Documents that prove who somebody is. */
export const idDocumentTypes = [
  "passport",
  "id_card",
  "driving_licence",
  "residence_permit",
] as const;
export type IdDocumentType = (typeof idDocumentTypes)[number];

/** What is photographed. */
export const fileSides = ["front", "back", "selfie", "page", "video"] as const;
export type FileSide = (typeof fileSides)[number];

/** The sides of each document, without the selfie. */
export const documentSides: Readonly<Record<IdDocumentType, readonly FileSide[]>> = {
  passport: ["front"],
  id_card: ["front", "back"],
  driving_licence: ["front", "back"],
  residence_permit: ["front", "back"],
};

/** Countries that issue no identity cards: their passports and licences count. */
const withoutIdCards: ReadonlySet<string> = new Set(["GB", "US", "AU", "NZ", "CA", "DK"]);

/** The documents of a country that are taken. */
export function documentTypesOf(country: string): readonly IdDocumentType[] {
  return idDocumentTypes.filter((type) => type !== "id_card" || !withoutIdCards.has(country));
}

/** What a document says. Names as on the document, days as YYYY-MM-DD. */
export interface IdDetails {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly documentType: IdDocumentType;
  readonly firstName: string;
  /** Empty: there is none. */
  readonly middleName: string;
  readonly lastName: string;
  readonly documentNumber: string;
  readonly birthDate: string;
  /** Empty: it never expires. */
  readonly expiresOn: string;
}

export type IdFault = keyof IdDetails;

/**
 * Parses what was typed; the refusal names every field that is wrong. `today`: YYYY-MM-DD in UTC.
 * A document that has expired is refused at once, and so is somebody who is too young.
 */
export function parseIdDetails(
  typed: IdDetails,
  { today, leastAge }: { readonly today: string; readonly leastAge: number },
): Result<IdDetails, { readonly code: "verification_refused"; readonly faults: IdFault[] }> {
  const details: IdDetails = {
    ...typed,
    firstName: spaced(typed.firstName),
    middleName: spaced(typed.middleName),
    lastName: spaced(typed.lastName),
    documentNumber: spaced(typed.documentNumber).toUpperCase(),
  };
  const faults: IdFault[] = [];
  const check = (field: IdFault, isRight: boolean) => {
    if (!isRight) faults.push(field);
  };
  check("country", isCountry(details.country));
  check("documentType", documentTypesOf(details.country).includes(details.documentType));
  check("firstName", isPersonText(details.firstName));
  check("middleName", details.middleName === "" || isPersonText(details.middleName));
  check("lastName", isPersonText(details.lastName));
  check("documentNumber", /^[A-Z0-9][A-Z0-9 ./-]{2,29}$/.test(details.documentNumber));
  check("birthDate", isDay(details.birthDate) && ageAt(details.birthDate, today) >= leastAge);
  check("expiresOn", details.expiresOn === "" || isFuture(details.expiresOn, today));
  return faults.length === 0 ? accept(details) : refuse({ code: "verification_refused", faults });
}

/** The files that an attempt needs; the selfie shows that the document is the sender's own. */
export function filesOfId(documentType: IdDocumentType): readonly FileSide[] {
  return [...documentSides[documentType], "selfie"];
}

/** The number as it is compared across accounts: without what people type in between. */
export function documentKey({ country, documentType, documentNumber }: IdDetails): string {
  return `${country} ${documentType} ${documentNumber.replaceAll(/[ ./-]/g, "")}`;
}

function spaced(text: string): string {
  return text.normalize("NFC").trim().replaceAll(/\s+/gu, " ");
}

function isFuture(day: string, today: string): boolean {
  return isDay(day) && day > today;
}
