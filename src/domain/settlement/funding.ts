import { accept, refuse } from "../result/result.ts";
import type { Asked } from "../trade/asked.ts";
import { endTrade } from "./endings.ts";
import { custodyOf } from "../trade/custody.ts";
import { after } from "../trade/instant.ts";
import type { Judgement } from "../trade/judgement.ts";
import { makeChange, type Effects } from "../trade/make-change.ts";
import { holdEntries, settleReturn } from "./settlement.ts";
import { isOutsideBand } from "./volatility.ts";

/** T3: the ledger is asked for the hold, or a block has the coin of a multisig escrow. */
export function judgeFund({ trade, command, by, context }: Asked<"fund">): Judgement {
  const { act, actorId } = command;
  const { market, policy } = context;
  // What is paid on the chain is there, whatever the market does.
  const isOnChain = custodyOf(trade) === "multisig";
  if (!isOnChain && !market) return refuse({ code: "no_fresh_rate" });
  if (!isOnChain && market && isOutsideBand(trade, market, policy)) {
    return refuse({ code: "market_outside_band" });
  }
  const effects: Effects = {
    axes: { stage: "funding" },
    memory: { fundingDueAt: trade.deadlines.funding_window },
    deadlines: {},
    ...(command.coin !== undefined && { facts: { coin: command.coin } }),
  };
  return accept(makeChange(trade, { act, by, actorId }, effects, context));
}

/** T4: the payment window starts now. */
export function judgeFundingHeld({
  trade,
  command,
  by,
  context,
}: Asked<"funding-held">): Judgement {
  const holds = trade.holds + 1;
  const effects: Effects = {
    axes: { stage: "awaiting_payment", escrow: "held", holds },
    memory: { fundingDueAt: undefined },
    deadlines: { payment_window: after(context.now, trade.windowSeconds) },
    entries: holdEntries(trade, trade.money, holds),
    passed: ["funds_processed"],
  };
  return accept(makeChange(trade, { act: command.act, by }, effects, context));
}

/** T5: the funding window continues as if the ledger had not been asked. */
export function judgeFundingRefused({
  trade,
  command,
  by,
  context,
}: Asked<"funding-refused">): Judgement {
  const { fundingDueAt = context.now } = trade.memory;
  const effects: Effects = {
    axes: { stage: "funding_refused" },
    memory: { fundingDueAt: undefined },
    deadlines: { funding_window: fundingDueAt },
  };
  return accept(makeChange(trade, { act: command.act, by }, effects, context));
}

/** T8. */
export function judgeFundingOver({
  trade,
  command,
  by,
  context,
}: Asked<"funding-over">): Judgement {
  const { funding_window: at } = trade.deadlines;
  if (at === undefined || context.now < at) return refuse({ code: "not_due" });
  // On the chain the seller may have waited for the keys of the buyer.
  const isSellers = custodyOf(trade) === "ledger";
  const mark = { traderId: trade.sellerId, kind: "unfunded" } as const;
  const settlement = settleReturn(trade);
  const ending = { stage: "expired", settlement, marks: isSellers ? [mark] : [] } as const;
  return accept(endTrade(trade, { act: command.act, by }, ending, context));
}
