import type { Actor } from "../../src/application/actor/actor.ts";
import type { MemoryMarket } from "./memory-market.ts";
import { emptyTerms, openedTrade } from "./opened-trade.ts";

const buyer: Actor = { traderId: "buyer", username: "buyer", level: 2, sessionStartedAt: 0 };
const seller: Actor = { ...buyer, traderId: "seller", username: "seller" };

/** Puts a trade into memory whose payment window ended that many seconds ago. */
export function addDueTrade({ tables, time }: MemoryMarket, id: string, secondsAgo: number): void {
  const { trade } = openedTrade({ id, offerId: "offer", buyer, seller, now: time });
  tables.trades.set(id, {
    trade: { ...trade, deadlines: { payment_window: time - secondsAgo * 1_000 } },
    terms: emptyTerms,
    timeline: [],
    disputeCase: undefined,
    texts: [],
    messages: [],
  });
}
