import type { TradeFacts } from "../../../../src/adapters/web-ui/trade/trade-facts.ts";

/** A trade between the user and ana, as the trade room's words need it. */
export const sampleFacts: TradeFacts = {
  status: "active_funded",
  mySide: "buyer",
  isMyTurn: false,
  partner: "ana_lima",
  brandName: "Sample Brand",
  crypto: "0.00154291 BTC",
  fiat: "100.00 EUR",
  fee: "0.00000771 BTC",
  escrow: "held",
  lastAct: "start",
  until: "14:32",
  disputeFrom: "17:05",
};
