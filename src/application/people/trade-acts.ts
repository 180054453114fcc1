import { may, type StaffPermission } from "../../domain/staff/staff-roles.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import { isAlreadySo } from "../../domain/trade/judgement.ts";
import type { TradeCommand } from "../../domain/trade/trade-command.ts";
import type { TradeContext } from "../../domain/trade/trade-context.ts";
import type { Trade } from "../../domain/trade/trade.ts";
import { caseStaffOf } from "../dispute/case-desk.ts";
import type { StaffActor } from "../actor/staff-actor.ts";

/** What staff may do with a trade that is not their case, by the names of the routes. */
const tradeActNames = ["dispute", "cancel"] as const;
export type TradeAct = (typeof tradeActNames)[number];

/** What the viewer may do now: what their role allows and the rules would accept from them. */
export function tradeActs(
  trade: Trade,
  actor: StaffActor,
  context: TradeContext,
): readonly TradeAct[] {
  const staff = caseStaffOf(actor);
  if (!staff) return [];
  const by = { actorId: staff.staffId, role: staff.role, reason: "law" };
  const isPossible = (permission: StaffPermission, command: TradeCommand) => {
    if (!may(actor.role, permission)) return false;
    const decision = decideTrade(trade, command, context);
    return decision.ok && !isAlreadySo(decision.value);
  };
  const possible: Readonly<Record<TradeAct, boolean>> = {
    dispute: isPossible("open_disputes", { act: "dispute", ...by }),
    cancel: isPossible("cancel_trades", { act: "staff-cancel", ...by }),
  };
  return tradeActNames.filter((act) => possible[act]);
}
