import type { NumberField } from "./country-group.ts";

/** What is only for transfers from abroad: where the holder lives. */
type AddressField = "residency" | "state" | "city" | "zip" | "address";

type TextField = NumberField | AddressField | "holderName" | "additionalInfo";

/** How somebody is paid at a bank. Texts are clean; what was left out is undefined. */
export interface BankDetails extends Readonly<Partial<Record<TextField, string>>> {
  readonly fiatCurrencyId: number;
  readonly holderName: string;
  /** Whether the holder is a person; otherwise a business. */
  readonly isPersonal: boolean;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** What is wrong with a field (specification, section 5). */
export interface BankFault {
  readonly field: TextField | "country" | "fiatCurrencyId";
  readonly code:
    | "required"
    | "invalid"
    | "not_correct_length"
    | "non_unique"
    | "bank_id_not_exist"
    | "country_doesnt_match"
    | "swift_dont_match_iban"
    | "swift_not_match_country";
}

/** The number under which the account is known at its bank. */
export function numberOf({ iban, clabe, accountNumber }: BankDetails): string {
  return iban ?? clabe ?? accountNumber ?? "";
}

/** The last four characters of an account's number, as its owner knows it by in lists. */
export function lastOf(details: BankDetails): string {
  return numberOf(details).slice(-4);
}
