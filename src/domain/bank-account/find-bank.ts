import { isValidBIC, isValidIBAN } from "ibantools";
import { accept, refuse, type Result } from "../result/result.ts";
import type { Bank, BankDirectory } from "./bank-directory.ts";
import { isAbaRoutingNumber, isBik } from "./check-digits.ts";

/** By what a bank is looked up. */
export type BankKey = "iban" | "routingNumber" | "swiftCode";

interface KeyRules {
  readonly isRight: (key: string) => boolean;
  readonly find: (directory: BankDirectory, key: string) => Bank | undefined;
}

const rules: Readonly<Record<BankKey, KeyRules>> = {
  iban: { isRight: isValidIBAN, find: (directory, key) => directory.ofIban(key) },
  routingNumber: {
    isRight: (key) => isAbaRoutingNumber(key) || isBik(key),
    find: (directory, key) => directory.ofRoutingNumber(key),
  },
  swiftCode: { isRight: isValidBIC, find: (directory, key) => directory.ofSwift(key) },
};

/** The bank behind a number: `invalid` where there can be none, `not_found` where we know none. */
export function findBankBy(
  directory: BankDirectory,
  key: BankKey,
  typed: string,
): Result<Bank, { readonly code: "invalid" | "not_found" }> {
  const value = typed.replaceAll(/[\s.-]/gu, "").toUpperCase();
  const { isRight, find } = rules[key];
  if (!isRight(value)) return refuse({ code: "invalid" });
  const bank = find(directory, value);
  return bank ? accept(bank) : refuse({ code: "not_found" });
}
