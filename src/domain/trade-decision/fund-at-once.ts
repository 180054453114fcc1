import { accept } from "../result/result.ts";
import { decideTrade } from "./decide-trade.ts";
import { alreadySo, isAlreadySo, type Judgement } from "../trade/judgement.ts";
import { covers, totalOf } from "../settlement/settlement.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { Trade } from "../trade/trade.ts";

/**
 * T3 and what follows from it, T4 or T5, as one change: a ledger that answers in the same
 * transaction keeps nobody waiting. If the escrow is already funded, there is nothing to do.
 */
export function fundAtOnce(trade: Trade, actorId: string, context: TradeContext): Judgement {
  const isFunded = trade.escrow === "held" && trade.memory.lastMove.act === "funding-held";
  if (isFunded && actorId === trade.sellerId) return alreadySo(trade);
  const asked = decideTrade(trade, { act: "fund", actorId }, context);
  if (!asked.ok || isAlreadySo(asked.value)) return asked;
  const isCovered = covers(context.sellerAvailable, totalOf(trade.money));
  const act = isCovered ? "funding-held" : "funding-refused";
  const answered = decideTrade(asked.value.trade, { act }, context);
  if (!answered.ok || isAlreadySo(answered.value)) return answered;
  return accept({
    ...answered.value,
    trade: { ...answered.value.trade, version: trade.version + 1 },
    events: [...asked.value.events, ...answered.value.events],
  });
}
