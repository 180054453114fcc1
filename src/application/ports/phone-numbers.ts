import type { PhoneNumber } from "../../domain/account/phone-number.ts";

/** A country whose numbers can be confirmed. */
interface PhoneCountry {
  /** ISO 3166-1 alpha-2. */
  readonly iso: string;
  /** Without the plus sign: "351". */
  readonly callingCode: string;
}

/** The numbering plans of the world. */
export interface PhoneNumbers {
  /** Undefined if the text is not written like a number with its country's code. */
  parse(text: string): PhoneNumber | undefined;
  readonly countries: readonly PhoneCountry[];
}

/** The keyed hash by which a number is found again: there are few enough numbers to try them all. */
export type HashPhone = (number: string) => string;
