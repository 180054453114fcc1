import { phoneFault, type PhoneFault, type PhoneNumber } from "../account/phone-number.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { nameCharacters } from "./wallet-limits.ts";
import { walletMethodsIn } from "./wallet-methods.ts";

/** How somebody is paid by mobile money. */
export interface MobileWallet {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** With the country's code (E.164). */
  readonly number: string;
  readonly holderName: string;
  /** Slugs from the catalogue. */
  readonly paymentMethods: readonly string[];
}

/** What is wrong with a field of a wallet. */
export interface WalletFault {
  readonly field: "country" | "phone" | "holderName" | "paymentMethods" | "verificationCode";
  readonly code:
    | PhoneFault
    | "required"
    | "invalid"
    | "not_correct_length"
    | "country_doesnt_match"
    | "non_unique"
    | "code_wrong"
    | "code_expired"
    | "code_attempts_exceeded";
}

interface WalletRefusal {
  readonly code: "validation";
  readonly faults: readonly WalletFault[];
}

/** A wallet as typed; the number as its plan knows it. */
export interface TypedWallet extends Omit<MobileWallet, "number"> {
  readonly phone: PhoneNumber | undefined;
}

/** How many wallets a trader may save. */
export const mostWallets = 20;

/**
 * Checks a wallet: its number is one of its country to which texts can be sent, and its methods are
 * those of the country. `others`: the owner's other wallets.
 */
export function judgeWallet(
  typed: TypedWallet,
  others: readonly Pick<MobileWallet, "number">[],
): Result<MobileWallet, WalletRefusal> {
  const { country, phone } = typed;
  const holderName = typed.holderName.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
  const known = walletMethodsIn(country).map(({ slug }) => slug);
  const paymentMethods = [...new Set(typed.paymentMethods)];
  const found: readonly (readonly [WalletFault["field"], WalletFault["code"] | undefined])[] = [
    ["country", known.length === 0 ? "invalid" : undefined],
    ["phone", numberFault(typed, others)],
    ["holderName", nameFault(holderName)],
    ["paymentMethods", methodsFault(paymentMethods, known)],
  ];
  const faults = found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
  if (!phone || faults.length > 0) return refuse({ code: "validation", faults });
  return accept({ country, number: phone.number, holderName, paymentMethods });
}

function numberFault(
  { phone, country }: TypedWallet,
  others: readonly Pick<MobileWallet, "number">[],
): WalletFault["code"] | undefined {
  const fault = phoneFault(phone, "sms");
  if (fault) return fault;
  if (phone?.country !== country) return "country_doesnt_match";
  return others.some(({ number }) => number === phone.number) ? "non_unique" : undefined;
}

function nameFault(name: string): WalletFault["code"] | undefined {
  const { length } = Array.from(name);
  if (length === 0) return "required";
  return length < nameCharacters.fewest || length > nameCharacters.most
    ? "not_correct_length"
    : undefined;
}

function methodsFault(
  chosen: readonly string[],
  known: readonly string[],
): WalletFault["code"] | undefined {
  if (chosen.length === 0) return "required";
  return chosen.every((slug) => known.includes(slug)) ? undefined : "invalid";
}

/** How the lines of wallets are called, as trades keep them; pages show them in other languages. */
export const walletLineLabels = ["Phone number", "Name"] as const;

/** The lines that a payer needs; undefined where the wallet does not take the method. */
export function walletLines(
  { number, holderName, paymentMethods }: MobileWallet,
  way: { readonly paymentMethod: string },
):
  | readonly { readonly label: (typeof walletLineLabels)[number]; readonly value: string }[]
  | undefined {
  if (!paymentMethods.includes(way.paymentMethod)) return undefined;
  return [
    { label: "Phone number", value: number },
    { label: "Name", value: holderName },
  ];
}

/** The last four digits of a wallet's number, as its owner knows it by in lists. */
export function lastDigits({ number }: Pick<MobileWallet, "number">): string {
  return number.slice(-4);
}
