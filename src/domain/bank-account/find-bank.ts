import { isValidBIC, isValidIBAN } from "ibantools";
import { accept, refuse, type Result } from "../result/result.ts";
import { bankOfIban, bankOfRoutingNumber, bankOfSwift, type Bank } from "./bank-directory.ts";
import { isAbaRoutingNumber, isBik } from "./check-digits.ts";

/** By what a bank is looked up. */
export type BankKey = "iban" | "routingNumber" | "swiftCode";

interface KeyRules {
  readonly isRight: (key: string) => boolean;
  readonly find: (key: string) => Bank | undefined;
}

const rules: Readonly<Record<BankKey, KeyRules>> = {
  iban: { isRight: isValidIBAN, find: bankOfIban },
  routingNumber: {
    isRight: (key) => isAbaRoutingNumber(key) || isBik(key),
    find: bankOfRoutingNumber,
  },
  swiftCode: { isRight: isValidBIC, find: bankOfSwift },
};

/** The bank behind a number: `invalid` where there can be none, `not_found` where we know none. */
export function findBankBy(
  key: BankKey,
  typed: string,
): Result<Bank, { readonly code: "invalid" | "not_found" }> {
  const value = typed.replaceAll(/[\s.-]/gu, "").toUpperCase();
  const { isRight, find } = rules[key];
  if (!isRight(value)) return refuse({ code: "invalid" });
  const bank = find(value);
  return bank ? accept(bank) : refuse({ code: "not_found" });
}
