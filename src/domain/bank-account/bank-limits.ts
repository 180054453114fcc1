import type { CountryGroup } from "./country-group.ts";

/** How many accounts a trader may save; one for each bank is many for a person. */
export const mostBankAccounts = 20;

/** How often a trader may look up a bank. */
export const bankLookUps = { most: 60, windowSeconds: 60 };

/** The fewest and most characters (answers 135). */
export const textLengths = {
  holderName: [2, 100],
  bankName: [2, 100],
  state: [2, 100],
  city: [2, 100],
  zip: [3, 12],
  address: [2, 200],
  residency: [2, 2],
  additionalInfo: [1, 500],
} as const;

/** The fewest and most digits of an account's number; elsewhere, of digits and letters. */
export const numberLengths = {
  NG: [10, 10],
  US: [4, 17],
  GB: [8, 8],
  IN: [9, 18],
  RU: [20, 20],
  OTHER: [4, 34],
} as const satisfies Partial<Record<CountryGroup, readonly [number, number]>>;
