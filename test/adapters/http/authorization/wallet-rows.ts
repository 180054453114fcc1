import type { Contracts } from "../../../../src/adapters/http/contract/routes.ts";
import { open, signedIn, type Row } from "./row-kinds.ts";

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
  listSpotMarkets: open("ok"),
  viewSpotBook: open("ok", () => ({ parameters: { pair: "BTC-USDT" } })),
  listSpotTrades: open("ok", () => ({ parameters: { pair: "BTC-USDT" } })),
  listSpotCandles: open("ok", () => ({ parameters: { pair: "ETH-USDT" } })),
  listSpotOrders: signedIn("ok"),
  listSpotFills: signedIn("ok"),
  placeSpotOrder: signedIn(
    "spot_too_small",
    () => ({
      body: { pair: "BTC-USDT", side: "sell", type: "limit", price: "100000", amount: "1000" },
    }),
    "spot_locked",
  ),
  cancelSpotOrder: signedIn("not_found", () => ({ parameters: { id: "unknown12345" } })),
  cancelSpotOrders: signedIn("ok", () => ({ body: {} })),
  cancelSend: signedIn("not_found", () => ({ parameters: { id: "unknown12345" } })),
  sendPlayCoins: signedIn("ok", () => ({ body: { crypto_currency_code: "ETH" } })),
} satisfies Partial<Readonly<Record<keyof Contracts, Row>>>;
