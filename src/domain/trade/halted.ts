import { isHalted } from "../halt/halt.ts";
import { refuse } from "../result/result.ts";
import { isAlreadySo, type Judgement } from "./judgement.ts";
import type { TradeChange } from "./trade-change.ts";
import type { TradeCommand } from "./trade-command.ts";
import type { TradeContext } from "./trade-context.ts";
import type { TradeRefusal } from "./trade-refusal.ts";
import type { Trade } from "./trade.ts";

/** Acts that put crypto into escrow, or change the amount of money it stands for. */
const tradingActs: ReadonlySet<TradeCommand["act"]> = new Set(["fund", "reopen", "re-quote"]);

/** Refuses what a halt of trading prevents the parties from doing. */
export function tradingHaltRefusal(
  { money }: Trade,
  { act }: TradeCommand,
  { halts }: TradeContext,
): TradeRefusal | undefined {
  const isHeldUp = tradingActs.has(act) && isHalted(halts, "trading", money.amount.asset);
  return isHeldUp ? { code: "trading_halted" } : undefined;
}

/**
 * Refuses anything that would pay the buyer while withdrawals are halted, whatever the act and the
 * actor: the result is checked, so that no path is missed.
 */
export function unlessItLeaves(
  judgement: Judgement,
  trade: Trade,
  { halts }: TradeContext,
): Judgement {
  if (!judgement.ok || isAlreadySo(judgement.value)) return judgement;
  const isHeldUp = isHalted(halts, "withdrawals", trade.money.amount.asset);
  return isHeldUp && paysBuyer(trade, judgement.value)
    ? refuse({ code: "withdrawals_halted" })
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
