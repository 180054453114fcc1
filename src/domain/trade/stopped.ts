import { isStopped } from "../stop/stop.ts";
import { refuse } from "../result/result.ts";
import { isAlreadySo, type Judgement } from "./judgement.ts";
import type { TradeChange } from "./trade-change.ts";
import type { TradeCommand } from "./trade-command.ts";
import type { TradeContext } from "./trade-context.ts";
import type { TradeRefusal } from "./trade-refusal.ts";
import type { Trade } from "./trade.ts";

/** What puts crypto into escrow, or changes for how much money it stands. */
const tradingActs: ReadonlySet<TradeCommand["act"]> = new Set(["fund", "reopen", "re-quote"]);

/** Refuses what a stop of trading keeps the parties from. */
export function tradingStopRefusal(
  { money }: Trade,
  { act }: TradeCommand,
  { stops }: TradeContext,
): TradeRefusal | undefined {
  const isHeldUp = tradingActs.has(act) && isStopped(stops, "trading", money.amount.asset);
  return isHeldUp ? { code: "trading_stopped" } : undefined;
}

/**
 * Refuses whatever would pay the buyer while withdrawals are stopped, by whichever act and whoever
 * asks: what comes of it is looked at, so that no way out is forgotten.
 */
export function unlessItLeaves(
  judgement: Judgement,
  trade: Trade,
  { stops }: TradeContext,
): Judgement {
  if (!judgement.ok || isAlreadySo(judgement.value)) return judgement;
  const isHeldUp = isStopped(stops, "withdrawals", trade.money.amount.asset);
  return isHeldUp && paysBuyer(trade, judgement.value)
    ? refuse({ code: "withdrawals_stopped" })
    : judgement;
}

function paysBuyer({ buyerId }: Trade, { entries }: TradeChange): boolean {
  return entries
    .flatMap(({ postings }) => postings)
    .some(
      ({ account, amount }) =>
        account.kind === "available" && account.traderId === buyerId && amount.units > 0n,
    );
}
