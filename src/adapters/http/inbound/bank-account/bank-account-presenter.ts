import type { BankAccount } from "../../../../application/ports/bank-account-store.ts";
import { lastOf, type BankDetails } from "../../../../domain/bank-account/bank-details.ts";
import type { BankDirectory } from "../../../../domain/bank-account/bank-directory.ts";
import type { BankAccountDto } from "../../contract/bank-account/bank-account-dto.ts";
import type { BankAccountBody, BankAccountCard } from "../../contract/bank-account/bank-account.ts";

/** An account with the last characters of its number. */
export function bankAccountCardOf(account: BankAccount, directory: BankDirectory): BankAccountCard {
  const { details } = account;
  return {
    ...commonOf(account, directory),
    last: lastOf(details),
    has_iban: details.iban !== undefined,
  };
}

/** An account with everything that its owner typed. */
export function bankAccountOf(account: BankAccount, directory: BankDirectory): BankAccountBody {
  const { details } = account;
  const shown = (name: TextName) => details[name] ?? null;
  return {
    ...commonOf(account, directory),
    swift: {
      residency: shown("residency"),
      state: shown("state"),
      city: shown("city"),
      zip: shown("zip"),
      address: shown("address"),
    },
    sepa: { iban: shown("iban") },
    account_number: shown("accountNumber"),
    routing_number: shown("routingNumber"),
    bank_id: shown("bankId"),
    swift_code: shown("swiftCode"),
    ifsc: shown("ifsc"),
    clabe: shown("clabe"),
    additional_info: shown("additionalInfo"),
  };
}

type TextName = Exclude<keyof BankDetails, "fiatCurrencyId" | "isPersonal">;

function commonOf({ id, details }: BankAccount, directory: BankDirectory) {
  return {
    id,
    fiat_currency_id: details.fiatCurrencyId,
    holder_name: details.holderName,
    is_personal: details.isPersonal,
    country_id: details.country,
    bank_name:
      details.bankName ?? directory.find(details.country, details.bankId ?? "")?.name ?? null,
  };
}

/** What was typed, in the domain's names. */
export function bankDetailsIn(body: BankAccountDto): BankDetails {
  const optional = {
    residency: body.swift?.residency,
    state: body.swift?.state,
    city: body.swift?.city,
    zip: body.swift?.zip,
    address: body.swift?.address,
    iban: body.sepa?.iban,
    accountNumber: body.account_number,
    routingNumber: body.routing_number,
    bankId: body.bank_id,
    swiftCode: body.swift_code,
    bankName: body.bank_name,
    ifsc: body.ifsc,
    clabe: body.clabe,
    additionalInfo: body.additional_info,
  };
  const typed = Object.entries(optional).filter(([, value]) => value !== undefined);
  return {
    fiatCurrencyId: body.fiat_currency_id,
    holderName: body.holder_name ?? "",
    isPersonal: body.is_personal,
    country: body.country_id,
    ...Object.fromEntries(typed),
  };
}
