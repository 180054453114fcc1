import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { walletHistory } from "./history.ts";

/** What a trader has of one asset. Amounts in base units, as text. */
const balanceView = view("Balance", {
  cryptoCurrencyCode: Type.String(),
  /** What can be used now. */
  balance: Type.String(),
  /** What is held in escrow of own running trades. */
  heldAmount: Type.String(),
  /** The same by trade, newest first. */
  heldIn: Type.Array(closed({ tradeId: Type.String(), amount: Type.String() })),
  /** What the trader owes for payments that were taken back; it is taken from all that comes in. */
  owedAmount: Type.String(),
  /** The same by the trade whose payment it was, oldest first. */
  owedFor: Type.Array(closed({ tradeId: Type.String(), amount: Type.String() })),
  /** Seen, not yet credited. */
  incomingAmount: Type.String(),
  /** The value of `balance` in the reader's currency; null while there is no rate. */
  fiatValue: orNull(Type.String()),
  /** The same of `heldAmount`. */
  heldFiatValue: orNull(Type.String()),
  fiatCurrencyCode: Type.String(),
});

export type BalanceView = Static<typeof balanceView>;

export const balances = route({
  id: "getBalances",
  method: "get",
  path: "/rest/v2/wallet/balances",
  summary: "What the trader has, by asset",
  access: "trader",
  answers: { 200: { description: "Balances", body: dataOf(Type.Array(balanceView)) } },
});

/** Play money of a demo installation: not there elsewhere. */
export const useFaucet = route({
  id: "useFaucet",
  method: "post",
  path: "/rest/v1/wallet/faucet",
  summary: "Get play money (demo installations only)",
  access: "trader",
  takesKey: true,
  answers: {
    200: { description: "What was credited, by asset", body: dataOf(Type.Array(balanceView)) },
  },
  refusals: ["faucet_empty"],
});

export const walletRoutes = { getBalances: balances, getWalletHistory: walletHistory, useFaucet };
