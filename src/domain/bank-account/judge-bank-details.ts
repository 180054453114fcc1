import { isValidBIC, isValidIBAN } from "ibantools";
import { fiatCurrencies } from "../catalogue/fiat-currencies.ts";
import { isCountry } from "../catalogue/countries.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { codeOf, type BankDirectory } from "./bank-directory.ts";
import { hasNubanDigit } from "./nigerian-banks.ts";
import { numberLengths, textLengths } from "./bank-limits.ts";
import { numberOf, type BankDetails, type BankFault } from "./bank-details.ts";
import { isAbaRoutingNumber, isBik, isClabe, isNuban, isRussianAccount } from "./check-digits.ts";
import { countryGroupOf, fieldsOfGroup, type CountryGroup } from "./country-group.ts";
import { cleaned } from "./clean-details.ts";

interface BankRefusal {
  readonly code: "validation";
  readonly faults: readonly BankFault[];
}

type Code = BankFault["code"];
type Check = (details: BankDetails, directory: BankDirectory) => Code | undefined;

/**
 * Checks bank details by the rules of their country, and cleans them. `others`: the owner's other
 * accounts. At each field only the first fault is named.
 */
export function judgeBankDetails(
  typed: BankDetails,
  others: readonly BankDetails[],
  directory: BankDirectory,
): Result<BankDetails, BankRefusal> {
  const details = cleaned(typed, directory);
  const group = countryGroupOf(details.country);
  if (!group)
    return refuse({ code: "validation", faults: [{ field: "country", code: "invalid" }] });
  const found: readonly (readonly [BankFault["field"], Code | undefined])[] = [
    ["fiatCurrencyId", knowsCurrency(details) ? undefined : "invalid"],
    ["holderName", details.holderName === "" ? "required" : undefined],
    ...missing(group, details),
    ...wrongLengths(details),
    ["residency", isCountry(details.residency ?? "FI") ? undefined : "invalid"],
    ["iban", ibanFault(details)],
    ["bankId", bankFault(details, directory)],
    ["accountNumber", accountChecks[group](details, directory)],
    ["routingNumber", routingChecks[group]?.(details, directory)],
    ["ifsc", details.ifsc !== undefined && !isIfsc(details.ifsc) ? "invalid" : undefined],
    ["clabe", details.clabe !== undefined && !isClabe(details.clabe) ? "invalid" : undefined],
    ["swiftCode", swiftFault(details)],
    ...repeated(details, others),
  ];
  const faults = new Map<string, BankFault>();
  for (const [field, code] of found) {
    if (code && !faults.has(field)) faults.set(field, { field, code });
  }
  if (faults.size === 0) return accept(details);
  return refuse({ code: "validation", faults: [...faults.values()] });
}

function knowsCurrency({ fiatCurrencyId }: BankDetails): boolean {
  return fiatCurrencies.some(({ id }) => id === fiatCurrencyId);
}

/**
 * In the United Kingdom an IBAN does instead of sort code and number; where a bank is chosen from a
 * list, the typed name of one that is not listed does instead.
 */
function missing(group: CountryGroup, details: BankDetails) {
  const isBritish = group === "GB";
  const needed = isBritish && details.iban !== undefined ? [] : fieldsOfGroup[group];
  return needed
    .filter((field) => details[field] === undefined && !(isBritish && field === "iban"))
    .filter((field) => !(field === "bankId" && details.bankName !== undefined))
    .map((field) => [field, "required"] as const);
}

function wrongLengths(details: BankDetails) {
  return (Object.keys(textLengths) as (keyof typeof textLengths)[]).map((field) => {
    const [fewest, most] = textLengths[field];
    const length = Array.from(details[field] ?? "").length;
    const isWrong = details[field] !== undefined && (length < fewest || length > most);
    return [field, isWrong ? "not_correct_length" : undefined] as const;
  });
}

/** The country is compared only where the IBAN itself is right. */
function ibanFault({ iban, country }: BankDetails): Code | undefined {
  if (iban === undefined) return undefined;
  if (!isValidIBAN(iban)) return "invalid";
  const expected = countryGroupOf(country) === "GB" ? "GB" : country;
  return iban.startsWith(expected) ? undefined : "country_doesnt_match";
}

function bankFault({ bankId, country }: BankDetails, directory: BankDirectory): Code | undefined {
  if (bankId === undefined) return undefined;
  if (bankId.length > 20) return "not_correct_length";
  const isUnknown = directory.covers(country) && !directory.find(country, bankId);
  return isUnknown ? "bank_id_not_exist" : undefined;
}

/** Digits of these lengths; the check digit only where its bank is known. */
function digits(
  [fewest, most]: readonly [number, number],
  isRight: (details: BankDetails, directory: BankDirectory) => boolean,
): Check {
  return (details, directory) => {
    const { accountNumber } = details;
    if (accountNumber === undefined) return undefined;
    if (!/^\d+$/.test(accountNumber)) return "invalid";
    const { length } = accountNumber;
    if (length < fewest || length > most) return "not_correct_length";
    return isRight(details, directory) ? undefined : "invalid";
  };
}

const always = () => true;

const accountChecks: Readonly<Record<CountryGroup, Check>> = {
  NG: digits(numberLengths.NG, ({ accountNumber = "", bankId = "", country }, directory) => {
    const bank = directory.find(country, bankId);
    return !bank || !hasNubanDigit(codeOf(bank)) || isNuban(accountNumber, codeOf(bank));
  }),
  US: digits(numberLengths.US, always),
  GB: digits(numberLengths.GB, always),
  IN: digits(numberLengths.IN, always),
  RU: digits(
    numberLengths.RU,
    ({ accountNumber = "", routingNumber = "" }) =>
      !isBik(routingNumber) || isRussianAccount(accountNumber, routingNumber),
  ),
  FI: () => undefined,
  MX: () => undefined,
  OTHER: ({ accountNumber, country }) => {
    if (accountNumber === undefined) return undefined;
    if (!/^[A-Z0-9]+$/.test(accountNumber)) return "invalid";
    if (/^[A-Z]{2}\d{2}/.test(accountNumber))
      return ibanFault({ ...blank, country, iban: accountNumber });
    const [fewest, most] = numberLengths.OTHER;
    const { length } = accountNumber;
    return length < fewest || length > most ? "not_correct_length" : undefined;
  },
};

const blank = { fiatCurrencyId: 0, holderName: "", isPersonal: true };

const routingChecks: Readonly<Partial<Record<CountryGroup, Check>>> = {
  US: ({ routingNumber }) => routingFault(routingNumber, 9, isAbaRoutingNumber),
  GB: ({ routingNumber }) => routingFault(routingNumber, 6, (code) => /^\d+$/.test(code)),
  RU: ({ routingNumber }) => routingFault(routingNumber, 9, isBik),
};

function routingFault(
  code: string | undefined,
  length: number,
  isRight: (code: string) => boolean,
): Code | undefined {
  if (code === undefined) return undefined;
  if (code.length !== length) return "not_correct_length";
  return isRight(code) ? undefined : "invalid";
}

function isIfsc(ifsc: string): boolean {
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc);
}

function swiftFault({ swiftCode, iban, country }: BankDetails): Code | undefined {
  if (swiftCode === undefined) return undefined;
  if (swiftCode.length !== 8 && swiftCode.length !== 11) return "not_correct_length";
  if (!isValidBIC(swiftCode)) return "invalid";
  const place = swiftCode.slice(4, 6);
  if (iban !== undefined && isValidIBAN(iban)) {
    return place === iban.slice(0, 2) ? undefined : "swift_dont_match_iban";
  }
  return place === country ? undefined : "swift_not_match_country";
}

function numberField({ iban, clabe }: BankDetails): "iban" | "clabe" | "accountNumber" {
  if (iban !== undefined) return "iban";
  return clabe === undefined ? "accountNumber" : "clabe";
}

/**
 * An account that its owner has saved already: the same number at the same bank. Where only the branch
 * in the SWIFT code differs, it is that code which is told.
 */
function repeated(details: BankDetails, others: readonly BankDetails[]) {
  return others
    .filter((other) => isSame(other, details))
    .map(({ swiftCode }) => {
      const isOtherBranch = details.iban === undefined && swiftCode !== details.swiftCode;
      return [isOtherBranch ? "swiftCode" : numberField(details), "non_unique"] as const;
    });
}

/** The same digits at another bank are another account; branches of a bank are one bank. */
function isSame(one: BankDetails, other: BankDetails): boolean {
  const [a, b] = [one, other].map((details) => {
    const { country, bankId, routingNumber, ifsc, swiftCode, iban, bankName } = details;
    const place = bankId ?? (swiftCode === undefined ? bankName?.toLowerCase() : undefined);
    const bank = iban === undefined ? [place, routingNumber, ifsc, swiftCode?.slice(0, 8)] : [];
    return JSON.stringify([country, numberOf(details), ...bank]);
  });
  return numberOf(one) !== "" && a === b;
}
