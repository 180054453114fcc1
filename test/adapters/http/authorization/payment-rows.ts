import { bankAccountBody } from "../../../support/bank-account-body.ts";
import { signedIn } from "./row-kinds.ts";

/** The routes of how traders are paid, and the response to each caller. */
export const paymentRows = {
  createInvoice: signedIn("validation", () => ({ body: { amount: "0" } })),
  listInvoices: signedIn("ok"),
  payPlayInvoice: signedIn("not_found", () => ({ parameters: { id: "unknown12345" } })),
  askPlayInvoice: signedIn("ok"),
  listBankAccounts: signedIn("ok"),
  addBankAccount: signedIn("ok", () => ({ body: bankAccountBody() })),
  viewBankAccount: signedIn("not_found", () => ({ parameters: { id: "unknown1234" } })),
  changeBankAccount: signedIn("not_found", () => ({
    parameters: { id: "unknown1234" },
    body: bankAccountBody(),
  })),
  removeBankAccount: signedIn("not_found", () => ({ parameters: { id: "unknown1234" } })),
  listMobileWallets: signedIn("ok"),
  addMobileWallet: signedIn("validation", () => ({ body: { country_id: "KE", phone: "1" } })),
  sendWalletCode: signedIn("validation", () => ({ body: { phone: "1" } })),
  changeMobileWallet: signedIn("not_found", () => ({
    parameters: { id: "unknown1234" },
    body: { country_id: "KE" },
  })),
  removeMobileWallet: signedIn("not_found", () => ({ parameters: { id: "unknown1234" } })),
  listGiftCards: signedIn("ok"),
  addGiftCard: signedIn("validation", () => ({
    body: { payment_method: "wise", type: "e-card", info: "Amazon US", code: "AAAA" },
  })),
  removeGiftCard: signedIn("not_found", () => ({ parameters: { id: "unknown1234" } })),
  listBanks: signedIn("ok", () => ({ query: { country_id: "NG" } })),
  findBankByIban: signedIn("ok", () => ({ query: { iban: "DE89370400440532013000" } })),
  findBankByRoutingNumber: signedIn("ok", () => ({ query: { routing_number: "021000021" } })),
  findBankBySwift: signedIn("ok", () => ({ query: { swift_code: "COBADEFFXXX" } })),
} as const;
