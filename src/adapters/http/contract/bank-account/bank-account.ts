import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { BankAccountDto, ChangeBankAccountDto } from "./bank-account-dto.ts";
import { BankByIbanDto, BankByRoutingNumberDto, BankBySwiftDto, BanksDto } from "./bank-dto.ts";

const text = orNull(Type.String());

const commonFields = {
  id: Type.String(),
  fiat_currency_id: Type.Integer(),
  holder_name: Type.String(),
  is_personal: Type.Boolean(),
  /** ISO 3166-1 alpha-2. */
  country_id: Type.String(),
  /** As typed, or the name of the bank that was chosen. */
  bank_name: text,
};

/** A saved account, of whose number only the end is shown. */
const bankAccountCard = view("BankAccountCard", {
  ...commonFields,
  last: Type.String(),
  /** Whether SEPA transfers reach it. */
  has_iban: Type.Boolean(),
});

/** A saved account with everything that its owner typed. */
const bankAccountView = view("BankAccount", {
  ...commonFields,
  swift: closed({ residency: text, state: text, city: text, zip: text, address: text }),
  sepa: closed({ iban: text }),
  account_number: text,
  routing_number: text,
  bank_id: text,
  swift_code: text,
  ifsc: text,
  clabe: text,
  additional_info: text,
});

const bankView = view("Bank", {
  id: Type.String(),
  country_id: Type.String(),
  name: Type.String(),
  swift_code: text,
});

export type BankAccountCard = Static<typeof bankAccountCard>;
export type BankAccountBody = Static<typeof bankAccountView>;

const theCard = { 200: { description: "The account", body: dataOf(bankAccountCard) } };
const theBank = { 200: { description: "The bank", body: dataOf(bankView) } };

export const listBankAccounts = route({
  id: "listBankAccounts",
  method: "get",
  path: "/rest/v1/bankaccounts",
  summary: "Your bank accounts, with the last four characters of each number",
  access: "trader",
  answers: { 200: { description: "All of them", body: dataOf(Type.Array(bankAccountCard)) } },
});

export const addBankAccount = route({
  id: "addBankAccount",
  method: "post",
  path: "/rest/v1/bankaccounts",
  summary: "Save a bank account, checked by the rules of its country",
  access: "trader",
  body: BankAccountDto,
  answers: theCard,
  refusals: ["too_many_bank_accounts"],
});

/** Each call is noted. */
export const viewBankAccount = route({
  id: "viewBankAccount",
  method: "get",
  path: "/rest/v1/bankaccounts/{id}",
  summary: "The whole details of one of your bank accounts",
  access: "trader",
  answers: { 200: { description: "The account", body: dataOf(bankAccountView) } },
});

export const changeBankAccount = route({
  id: "changeBankAccount",
  method: "put",
  path: "/rest/v1/bankaccounts/{id}",
  summary:
    "Replace the details of one of your bank accounts; where offers pay to it, with the password. Running trades keep the details they began with",
  access: "trader",
  body: ChangeBankAccountDto,
  answers: theCard,
  refusals: ["proof_needed", "wrong_credentials", "wrong_code", "wrong_passkey"],
});

export const removeBankAccount = route({
  id: "removeBankAccount",
  method: "delete",
  path: "/rest/v1/bankaccounts/{id}",
  summary: "Delete one of your bank accounts",
  access: "trader",
  answers: {
    200: { description: "It is gone", body: dataOf(closed({ id: Type.String() })) },
  },
  refusals: ["account_in_use"],
});

/** Only some large banks are known: see the documentation. */
export const listBanks = route({
  id: "listBanks",
  method: "get",
  path: "/rest/v1/banks",
  summary: "The banks of a country that we know by name",
  access: "trader",
  query: BanksDto,
  answers: { 200: { description: "Those banks", body: dataOf(Type.Array(bankView)) } },
});

export const findBankByIban = route({
  id: "findBankByIban",
  method: "get",
  path: "/rest/v1/banks/by-iban",
  summary: "The bank behind an IBAN",
  access: "trader",
  query: BankByIbanDto,
  answers: theBank,
});

export const findBankByRoutingNumber = route({
  id: "findBankByRoutingNumber",
  method: "get",
  path: "/rest/v1/banks/by-routing-number",
  summary: "The bank behind a routing number of the United States, or a Russian BIK",
  access: "trader",
  query: BankByRoutingNumberDto,
  answers: theBank,
});

export const findBankBySwift = route({
  id: "findBankBySwift",
  method: "get",
  path: "/rest/v1/banks/by-swift",
  summary: "The bank behind a SWIFT code",
  access: "trader",
  query: BankBySwiftDto,
  answers: theBank,
});

export const bankAccountRoutes = {
  listBankAccounts,
  addBankAccount,
  viewBankAccount,
  changeBankAccount,
  removeBankAccount,
  listBanks,
  findBankByIban,
  findBankByRoutingNumber,
  findBankBySwift,
};
