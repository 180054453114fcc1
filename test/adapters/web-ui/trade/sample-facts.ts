import type { TradeFacts } from "../../../../src/adapters/web-ui/trade/trade-facts.ts";

/** A moment as the words of a page say it. */
export const told = (text: string) => ({ at: "2026-11-20T14:32:00.000Z", text });

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
  until: told("14:32"),
  disputeFrom: told("17:05"),
};
