import { isCountry } from "../catalogue/countries.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { ageAt, isDay } from "./day.ts";
import { isPersonText } from "./person-text.ts";

/** What basic verification asks for (decisions, Limits). */
export interface BasicDetails {
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  /** Where they live (ISO 3166-1 alpha-2). */
  readonly country: string;
}

export type BasicFault = keyof BasicDetails;

const oldestAge = 120;

/** Parses what was typed; the refusal names every field that is wrong. `today`: YYYY-MM-DD in UTC. */
export function parseBasicDetails(
  typed: BasicDetails,
  { today, leastAge }: { readonly today: string; readonly leastAge: number },
): Result<BasicDetails, { readonly code: "verification_refused"; readonly faults: BasicFault[] }> {
  const spaced = (text: string) => text.normalize("NFC").trim().replaceAll(/\s+/gu, " ");
  const details: BasicDetails = {
    firstName: spaced(typed.firstName),
    lastName: spaced(typed.lastName),
    birthDate: typed.birthDate,
    country: typed.country,
  };
  const age = isDay(details.birthDate) ? ageAt(details.birthDate, today) : -1;
  const faults: BasicFault[] = [];
  if (!isPersonText(details.firstName)) faults.push("firstName");
  if (!isPersonText(details.lastName)) faults.push("lastName");
  if (age < leastAge || age > oldestAge) faults.push("birthDate");
  if (!isCountry(details.country)) faults.push("country");
  return faults.length === 0 ? accept(details) : refuse({ code: "verification_refused", faults });
}
