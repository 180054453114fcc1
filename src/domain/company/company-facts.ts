import { isCountry } from "../catalogue/countries.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable, isVisible, plainText } from "../text/plain-text.ts";

/** What a company says of itself. */
export interface CompanyFacts {
  /** As in the register. */
  readonly legalName: string;
  /** Under which it trades; the legal name if it has no other. */
  readonly businessName: string;
  readonly registrationNumber: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly address: string;
  /** Empty: it has none. */
  readonly website: string;
  /** What it does, and what it wants to trade for. */
  readonly activity: string;
}

/** A field that cannot be taken as it was typed. */
export type CompanyFault = keyof CompanyFacts;

/** The fewest and the most characters of each text. */
const textLimits: Readonly<Record<Exclude<CompanyFault, "country">, Bounds>> = {
  legalName: [2, 120],
  businessName: [0, 120],
  registrationNumber: [3, 40],
  address: [5, 300],
  website: [0, 200],
  activity: [10, 1_000],
};

type Bounds = readonly [number, number];

const ofLines: ReadonlySet<CompanyFault> = new Set(["address", "activity"]);

/** Parses what was typed; the refusal names every field that is wrong. */
export function parseCompanyFacts(
  typed: CompanyFacts,
): Result<CompanyFacts, { readonly code: "company_refused"; readonly faults: CompanyFault[] }> {
  const faults: CompanyFault[] = [];
  const text = (field: keyof typeof textLimits) => {
    const whole = plainText(typed[field]);
    const value = ofLines.has(field) ? whole : whole.replaceAll(/\s+/gu, " ");
    const [fewest, most] = textLimits[field];
    const length = charactersOf(value);
    const isSeen = value === "" || isVisible(value);
    if (!isReadable(value) || !isSeen || length < fewest || length > most) faults.push(field);
    return value;
  };
  const legalName = text("legalName");
  const facts = {
    legalName,
    businessName: text("businessName") || legalName,
    registrationNumber: text("registrationNumber"),
    country: typed.country,
    address: text("address"),
    website: text("website"),
    activity: text("activity"),
  };
  if (!/^[\p{L}\p{N} ./-]*$/u.test(facts.registrationNumber)) faults.push("registrationNumber");
  if (!isCountry(facts.country)) faults.push("country");
  if (facts.website !== "" && !isWebsite(facts.website)) faults.push("website");
  return faults.length === 0
    ? accept(facts)
    : refuse({ code: "company_refused", faults: [...new Set(faults)] });
}

/** Staff open it: an address of the web, without a user or a password in it. */
function isWebsite(typed: string): boolean {
  return /^https:\/\/[^\s@/?#]+\.[^\s@/?#]+(?:[/?#]\S*)?$/u.test(typed);
}
