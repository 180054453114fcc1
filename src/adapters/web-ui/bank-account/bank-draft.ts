import { countryGroupOf, fieldsOfGroup } from "../../../domain/bank-account/country-group.ts";
import type { BankAccountDto } from "../../http/contract/bank-account/bank-account-dto.ts";
import type { BankAccountBody } from "../../http/contract/bank-account/bank-account.ts";

/** A bank account as it is typed; fields left blank are empty. */
export interface BankDraft {
  readonly country: string;
  readonly fiatCurrencyId: number;
  readonly isPersonal: boolean;
  readonly holderName: string;
  readonly accountNumber: string;
  readonly iban: string;
  readonly routingNumber: string;
  readonly bankId: string;
  readonly swiftCode: string;
  readonly bankName: string;
  readonly ifsc: string;
  readonly clabe: string;
  readonly additionalInfo: string;
  /** Where the holder lives, for transfers from abroad: a country's code, and the rest in words. */
  readonly residency: string;
  readonly state: string;
  readonly city: string;
  readonly zip: string;
  readonly address: string;
}

/** The parts of the holder's address. */
export const addressParts = ["address", "zip", "city", "state", "residency"] as const;
export type AddressPart = (typeof addressParts)[number];

/** An empty form in the user's country and currency. */
export function emptyDraft(country: string, fiatCurrencyId: number): BankDraft {
  return {
    country,
    fiatCurrencyId,
    isPersonal: true,
    holderName: "",
    accountNumber: "",
    iban: "",
    routingNumber: "",
    bankId: "",
    swiftCode: "",
    bankName: "",
    ifsc: "",
    clabe: "",
    additionalInfo: "",
    residency: "",
    state: "",
    city: "",
    zip: "",
    address: "",
  };
}

/** A saved account, to be changed. */
export function draftOf(account: BankAccountBody): BankDraft {
  return {
    country: account.country_id,
    fiatCurrencyId: account.fiat_currency_id,
    isPersonal: account.is_personal,
    holderName: account.holder_name,
    accountNumber: account.account_number ?? "",
    iban: account.sepa.iban ?? "",
    routingNumber: account.routing_number ?? "",
    bankId: account.bank_id ?? (account.bank_name === null ? "" : unlistedBank),
    swiftCode: account.swift_code ?? "",
    // The name of a chosen bank is only shown.
    bankName: account.bank_id === null ? (account.bank_name ?? "") : "",
    ifsc: account.ifsc ?? "",
    clabe: account.clabe ?? "",
    additionalInfo: account.additional_info ?? "",
    residency: account.swift.residency ?? "",
    state: account.swift.state ?? "",
    city: account.swift.city ?? "",
    zip: account.swift.zip ?? "",
    address: account.swift.address ?? "",
  };
}

/**
 * What is sent of a draft: only the fields of its country. An IBAN is sent in capitals as `sepa`; a
 * CLABE is sent as the account's number (specification, section 3).
 */
export function bodyOf(draft: BankDraft): Pick<BankAccountDto, keyof BankAccountDto> {
  const group = countryGroupOf(draft.country) ?? "OTHER";
  const used = new Set<string>(fieldsOfGroup[group]);
  const given = (name: keyof BankDraft, value: string, sent: string) =>
    used.has(name) && value.trim() !== "" ? { [sent]: value.trim() } : {};
  const iban = draft.iban.trim().toUpperCase();
  return {
    fiat_currency_id: draft.fiatCurrencyId,
    holder_name: draft.holderName.trim(),
    is_personal: draft.isPersonal,
    country_id: draft.country,
    ...given("accountNumber", draft.accountNumber, "account_number"),
    ...(used.has("iban") && iban !== "" && { sepa: { iban } }),
    ...given("routingNumber", draft.routingNumber, "routing_number"),
    ...bankIn(draft, used.has("bankId")),
    ...given("swiftCode", draft.swiftCode, "swift_code"),
    ...given("bankName", draft.bankName, "bank_name"),
    ...given("ifsc", draft.ifsc, "ifsc"),
    ...given("clabe", draft.clabe, "account_number"),
    ...addressIn(draft),
    ...(draft.additionalInfo.trim() !== "" && { additional_info: draft.additionalInfo.trim() }),
  };
}

function addressIn(draft: BankDraft): Pick<BankAccountDto, "swift"> {
  const typed = addressParts.flatMap((part) => {
    const value = draft[part].trim();
    return value === "" ? [] : [[part, value]];
  });
  return typed.length === 0 ? {} : { swift: Object.fromEntries(typed) };
}

/** The choice of a bank that is not listed: its name is typed. */
export const unlistedBank = "unlisted";

function bankIn({ bankId, bankName }: BankDraft, isChosen: boolean): Partial<BankAccountDto> {
  if (!isChosen || bankId === "") return {};
  return bankId === unlistedBank ? { bank_name: bankName.trim() } : { bank_id: bankId };
}
