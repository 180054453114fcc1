import { accountRefusal } from "../trade/account-refusal.ts";
import { custodyRefusal } from "../trade/custody.ts";
import { dueDeadline } from "../trade/due-deadline.ts";
import { after } from "../trade/instant.ts";
import { tradingHaltRefusal } from "../trade/halted.ts";
import type { ActorKind } from "../trade/trade-change.ts";
import type { TradeCommand } from "../trade/trade-command.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { TradeRefusal } from "../trade/trade-refusal.ts";
import { allows, tradeTable } from "../trade/trade-table.ts";
import { sideOf, type Trade } from "../trade/trade.ts";

/** The table's answer before any rule of an act is asked. */
export type Admission =
  | { readonly is: "admitted"; readonly by: ActorKind }
  | { readonly is: "already" }
  | { readonly is: "refused"; readonly refusal: TradeRefusal };

const rowsByAct = Map.groupBy(tradeTable, ({ act }) => act);

/**
 * Looks a command up in the table: who asks, whether it is already done, and the trade's status.
 */
export function admit(trade: Trade, command: TradeCommand, context: TradeContext): Admission {
  const by = actorOf(trade, command);
  const rowsOfAct = rowsByAct.get(command.act) ?? [];
  if (!by || !rowsOfAct.some((row) => allows(row, by))) return refused({ code: "not_your_act" });
  if (isSoAlready(trade, command)) return { is: "already" };
  const rowsOfStatus = rowsOfAct.filter(({ from }) => from.includes(trade.status));
  if (rowsOfStatus.length === 0) return refused(outOfTurn(trade, command, context));
  if (!rowsOfStatus.some((row) => allows(row, by))) return refused({ code: "not_your_act" });
  const due = by === "clock" ? undefined : dueDeadline(trade, context.now);
  if (due) return refused({ code: "window_over", deadline: due });
  const onChain = custodyRefusal(trade, command);
  if (onChain) return refused(onChain);
  const isParty = by === "buyer" || by === "seller";
  const forbidden = isParty
    ? (accountRefusal(context, by, command) ?? tradingHaltRefusal(trade, command, context))
    : undefined;
  return forbidden ? refused(forbidden) : { is: "admitted", by };
}

function refused(refusal: TradeRefusal): Admission {
  return { is: "refused", refusal };
}

/** Staff who are a party of the trade have no staff role in it: a judge is not a party. */
function actorOf(trade: Trade, command: TradeCommand): ActorKind | undefined {
  if (!("actorId" in command)) {
    const isOfLedger = command.act === "funding-held" || command.act === "funding-refused";
    return isOfLedger ? "ledger" : "clock";
  }
  const side = sideOf(trade, command.actorId);
  if ("role" in command && command.role) return side ? undefined : command.role;
  return side;
}

/** Whether the last thing that moved the trade was exactly this, by the same actor. */
function isSoAlready({ memory, status }: Trade, command: TradeCommand): boolean {
  const actorId = "actorId" in command ? command.actorId : undefined;
  // A withdrawn dispute came in between, and the buyer's "paid" still holds.
  if (command.act === "paid") return status === "paid";
  const { lastMove } = memory;
  const isSame = lastMove.act === command.act && lastMove.actorId === actorId;
  if (!("step" in command)) return isSame;
  return isSame && command.step === "accept" && lastMove.proposalId === command.proposalId;
}

/** A buyer who paid just after the window ended is told so, and that they can ask to reopen. */
function outOfTurn(
  trade: Trade,
  { act }: TradeCommand,
  { now, policy }: TradeContext,
): TradeRefusal {
  const { status, memory, closedAt, deadlines } = trade;
  const isLate = status === "expired" && memory.lastMove.act === "window-over";
  if (!isLate || (act !== "paid" && act !== "share-code")) return { code: "wrong_status", status };
  const until = after(closedAt ?? now, policy.latePaidReopenWithin);
  const canReopen = deadlines.reopen_window !== undefined && now < until;
  return {
    code: "window_over",
    deadline: "payment_window",
    ...(canReopen && { reopenUntil: until }),
  };
}
