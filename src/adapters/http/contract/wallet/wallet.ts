import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { walletHistory, walletHistoryFile } from "./history.ts";

/** A trader's holdings of one asset. Amounts in base units, as strings. */
const balanceView = view("Balance", {
  cryptoCurrencyCode: Type.String(),
  /** Available now. */
  balance: Type.String(),
  /** Held in escrow for the trader's own running trades, and for sends that are not settled. */
  heldAmount: Type.String(),
  /** What of it each trade holds, newest first. */
  heldIn: Type.Array(closed({ tradeId: Type.String(), amount: Type.String() })),
  /** What of it each send to an address or a Lightning invoice holds, its fee included. */
  /** What of it orders on the books hold. */
  heldForSpotOrders: Type.String(),
  /** What of it orders with providers hold. */
  heldForProviderOrders: Type.String(),
  heldForSends: Type.Array(
    closed({ sendId: Type.String(), address: Type.String(), amount: Type.String() }),
  ),
  /** What the trader owes for reversed payments; it is deducted from everything that comes in. */
  owedAmount: Type.String(),
  /** The same by the trade whose payment was reversed, oldest first. */
  owedFor: Type.Array(closed({ tradeId: Type.String(), amount: Type.String() })),
  /** Detected, not yet credited. */
  incomingAmount: Type.String(),
  /** The value of `balance` in the user's currency; null while there is no rate. */
  fiatValue: orNull(Type.String()),
  /** The same for `heldAmount`. */
  heldFiatValue: orNull(Type.String()),
  fiatCurrencyCode: Type.String(),
  /** What one coin costs in the user's currency; null while there is no rate. */
  fiatRate: orNull(Type.String()),
  /** How many decimals amounts of the user's currency have, and of the coin. */
  fiatPrecision: Type.Integer(),
  precision: Type.Integer(),
});

export type BalanceView = Static<typeof balanceView>;

export const balances = route({
  id: "getBalances",
  method: "get",
  path: "/rest/v2/wallet/balances",
  summary: "Balances by asset",
  access: "trader",
  answers: { 200: { description: "Balances", body: dataOf(Type.Array(balanceView)) } },
});

/** Play money: for demo accounts, and for everybody in a demo. */
export const useFaucet = route({
  id: "useFaucet",
  method: "post",
  path: "/rest/v1/wallet/faucet",
  summary: "Get play money (demo accounts, and everybody in a demo installation)",
  access: "trader",
  takesKey: true,
  answers: {
    200: { description: "Credited amounts by asset", body: dataOf(Type.Array(balanceView)) },
  },
  refusals: ["faucet_empty"],
});

export const walletRoutes = {
  getBalances: balances,
  getWalletHistory: walletHistory,
  getWalletHistoryFile: walletHistoryFile,
  useFaucet,
};
