import { custodyOf } from "../trade/custody.ts";
import { makeChange } from "../trade/make-change.ts";
import type { TradeChange } from "../trade/trade-change.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { Trade } from "../trade/trade.ts";
import { settleReturn } from "./settlement.ts";

/**
 * The coin of a multisig escrow was spent by no payout of ours: by the seller's exit, or by both parties without us. There
 * is nothing left to decide, so the trade ends, with its case; who got the coin the chain knows, and the rules do not.
 * Nobody asks for this. Where nothing is held on the chain it is a bug of ours and throws.
 */
export function carryOutExit(
  trade: Trade,
  transaction: string,
  context: Pick<TradeContext, "now" | "policy">,
): TradeChange {
  if (custodyOf(trade) !== "multisig" || trade.escrow !== "held") {
    throw new RangeError(`${trade.id} holds nothing on the chain`);
  }
  const { escrow, entries, usage } = settleReturn(trade);
  return makeChange(
    trade,
    { act: "exit", by: "ledger" },
    {
      axes: {
        stage: "expired",
        escrow,
        dispute: trade.dispute === "none" ? "none" : "settled",
      },
      memory: { staffCancel: undefined },
      deadlines: {},
      entries,
      usage,
      facts: { transaction },
    },
    context,
  );
}
