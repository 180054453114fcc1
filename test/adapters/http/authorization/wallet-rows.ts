import type { Contracts } from "../../../../src/adapters/http/contract/routes.ts";
import { signedIn, type Row } from "./row-kinds.ts";

const sendBody = { crypto_currency_code: "BTC", amount: "1000", recipient: "kofi_trades" };

/** What people do with their balances. */
export const walletRows = {
  getBalances: signedIn("ok"),
  getWalletHistory: signedIn("ok"),
  getBalanceChart: signedIn("ok"),
  getWalletHistoryFile: signedIn("ok", () => ({ query: { format: "csv" } })),
  useFaucet: signedIn("ok"),
  requestAddress: signedIn("ok", () => ({ body: { crypto_currency_code: "BTC" } })),
  listDeposits: signedIn("ok"),
  quoteSend: signedIn("ok", () => ({ body: sendBody })),
  sendCoins: signedIn("recipient_unknown", () => ({
    body: { ...sendBody, recipient: "nobody_here" },
  })),
  listSends: signedIn("ok"),
  proveLiability: signedIn("ok"),
  viewBond: signedIn("ok"),
  depositBond: signedIn("bond_sufficient", () => ({ body: { crypto_currency_code: "BTC" } })),
  retrieveBond: signedIn("no_bond", () => ({ body: {} })),
  quoteConversion: signedIn("ok", () => ({
    body: { from_crypto_currency_code: "BTC", to_crypto_currency_code: "USDT", amount: "1000" },
  })),
  convertCoins: signedIn("not_found", () => ({ body: { quote_id: "unknown12345" } })),
  cancelSend: signedIn("not_found", () => ({ parameters: { id: "unknown12345" } })),
  sendPlayCoins: signedIn("ok", () => ({ body: { crypto_currency_code: "ETH" } })),
} satisfies Partial<Readonly<Record<keyof Contracts, Row>>>;
