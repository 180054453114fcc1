import type { TraderId } from "../id/id.ts";
import { decideTrade } from "../trade-decision/decide-trade.ts";
import { isAlreadySo } from "../trade/judgement.ts";
import type { TradeCommand } from "../trade/trade-command.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { Trade } from "../trade/trade.ts";

/** What a party may grant at once, or propose to the other side. */
type Offerable =
  | "extend"
  | "withdraw-paid"
  | "agree-cancel"
  | "paid-by-someone-else"
  | "amend"
  | "re-quote"
  | "reopen"
  /** The same for a buyer who paid after the time was over. */
  | "reopen-paid";

/** What a party may grant or propose now: exactly what the rules would accept from them. */
export function offerable(
  trade: Trade,
  traderId: TraderId,
  context: TradeContext,
): readonly Offerable[] {
  const by = { actorId: traderId };
  const step = { step: "propose", proposalId: "" } as const;
  const proof = { provenAt: context.now, kind: "factor" } as const;
  const received = trade.money.fiat;
  const commands: Readonly<Record<Offerable, TradeCommand>> = {
    extend: { act: "extend", seconds: trade.windowSeconds, ...by },
    "withdraw-paid": { act: "withdraw-paid", ...by },
    "agree-cancel": { act: "agree-cancel", because: "agreed", ...step, ...by },
    "paid-by-someone-else": {
      act: "agree-cancel",
      because: "paid_by_someone_else",
      ...step,
      ...by,
    },
    amend: { act: "amend", received, proof, ...step, ...by },
    "re-quote": { act: "re-quote", ...step, ...by },
    reopen: { act: "reopen", paidLate: false, ...step, ...by },
    "reopen-paid": { act: "reopen", paidLate: true, ...step, ...by },
  };
  const names = Object.keys(commands) as Offerable[];
  return names.filter((name) => {
    const decision = decideTrade(trade, commands[name], context);
    return decision.ok && !isAlreadySo(decision.value);
  });
}
