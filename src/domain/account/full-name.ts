import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable, plainText } from "../text/plain-text.ts";
import type { TextPolicy } from "../text/text-policy.ts";
import { isInAudience, type Audience, type Relation } from "./audience.ts";
import { isReservedName } from "./reserved-names.ts";

/** As published (specification, section 3); the last two are for companies alone. */
export const fullNameVisibilities = {
  firstNameAndInitial: 0,
  fullName: 1,
  hidden: 2,
  legalEntity: 3,
  businessName: 4,
} as const;
export type FullNameVisibility = (typeof fullNameVisibilities)[keyof typeof fullNameVisibilities];

/** The name of a person, and how much of it others see. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
  readonly fullNameVisibility: FullNameVisibility;
  readonly fullNameAudience: Audience;
  /** Of a verified company. */
  readonly company?: CompanyName | undefined;
}

/** The names of a company: of the register, and under which it trades. */
interface CompanyName {
  readonly legalName: string;
  readonly businessName: string;
}

/** The whole name as its owner sees it; undefined if there is none. */
export function wholeName({
  firstName,
  lastName,
}: Pick<PersonName, "firstName" | "lastName">): string | undefined {
  return joined(firstName, lastName);
}

/** What somebody in that relation to its owner sees of a name; undefined: nothing. */
export function shownName(name: PersonName, relation: Relation): string | undefined {
  const { firstName, lastName, fullNameVisibility, fullNameAudience } = name;
  if (relation !== "self" && !isInAudience(fullNameAudience, relation)) return undefined;
  switch (fullNameVisibility) {
    case fullNameVisibilities.firstNameAndInitial:
      return joined(firstName, initialOf(lastName));
    case fullNameVisibilities.fullName:
      return joined(firstName, lastName);
    case fullNameVisibilities.hidden:
      return undefined;
    case fullNameVisibilities.legalEntity:
      return name.company?.legalName;
    case fullNameVisibilities.businessName:
      return name.company?.businessName;
  }
}

/**
 * - `invalid`: something other than letters, spaces, and the marks that names have.
 * - `reserved`: a word in it sounds like staff or the marketplace.
 */
export type PersonNameFault = "invalid" | "too_long" | "reserved";

/** Parses a first or last name; whitespace alone takes it away. */
export function parsePersonName(
  typed: string,
  brandName: string,
  { mostPersonNameCharacters }: Pick<TextPolicy, "mostPersonNameCharacters">,
): Result<string, { readonly code: PersonNameFault }> {
  const name = plainText(typed).replaceAll(/\s+/gu, " ");
  if (name === "") return accept(name);
  if (charactersOf(name) > mostPersonNameCharacters) return refuse({ code: "too_long" });
  const isWritten = /^\p{L}[\p{L}\p{M}'’. -]*$/u.test(name);
  if (!isReadable(name) || !isWritten) return refuse({ code: "invalid" });
  if (name.split(/[ -]/u).some((word) => isReservedName(word, brandName))) {
    return refuse({ code: "reserved" });
  }
  return accept(name);
}

function joined(first: string, last: string): string | undefined {
  return [first, last].filter((part) => part !== "").join(" ") || undefined;
}

function initialOf(lastName: string): string {
  const [first] = Array.from(lastName);
  return first === undefined ? "" : `${first.toUpperCase()}.`;
}
