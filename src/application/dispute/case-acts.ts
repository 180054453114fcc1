import {
  decideCase,
  hasConflict,
  isLinkedToParty,
  type CaseCommand,
  type CaseStaff,
} from "../../domain/dispute/decide-case.ts";
import { isWorkable } from "../../domain/dispute/dispute-case.ts";
import { may, type StaffPermission } from "../../domain/staff/staff-roles.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import { isAlreadySo } from "../../domain/trade/judgement.ts";
import type { TradeCommand } from "../../domain/trade/trade-command.ts";
import type { TradeContext } from "../../domain/trade/trade-context.ts";
import type { CaseRecord } from "../ports/case-views.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import { waitingVerdict } from "./confirm-verdict.ts";
import { verdictCommand } from "./verdict-command.ts";

/** What staff may do with a case, by the names of the routes. */
const caseActNames = [
  "take",
  "assign",
  "ask",
  "note",
  "message",
  "decide",
  "confirm",
  "cancel",
  "reject-appeal",
  "grant-appeal",
] as const;
export type CaseAct = (typeof caseActNames)[number];

/** What the viewer may do now: what their role allows and the rules would accept from them. */
export function caseActs(
  { trade, disputeCase }: CaseRecord,
  { role }: StaffActor,
  staff: CaseStaff,
  context: TradeContext,
): readonly CaseAct[] {
  if (isLinkedToParty(trade, staff)) return [];
  const works = (command: CaseCommand) => {
    const decision = decideCase(trade, disputeCase, command, staff, context);
    return decision.ok && !isAlreadySo(decision.value);
  };
  const accepts = (command: TradeCommand) => {
    const decision = decideTrade(trade, command, context);
    return decision.ok && !isAlreadySo(decision.value);
  };
  const permitted = (permission: StaffPermission) => may(role, permission);
  const isMine = disputeCase.workerId === staff.staffId;
  const by = { actorId: staff.staffId, role: staff.role };
  const waits = waitingVerdict(trade);
  const possible: Readonly<Record<CaseAct, boolean>> = {
    take: permitted("work_cases") && works({ act: "take-case" }),
    assign:
      permitted("reassign_cases") && isWorkable(trade, disputeCase) && !hasConflict(trade, staff),
    ask: works({ act: "ask-evidence", sides: ["buyer"], what: "other" }),
    note: permitted("work_cases"),
    message: works({ act: "message-parties" }),
    // Another verdict may replace one that waits.
    decide:
      isMine &&
      (accepts({ act: "decide-buyer", ...by }) || accepts({ act: "decide-seller", ...by })),
    confirm:
      permitted("confirm_verdicts") &&
      waits !== undefined &&
      !isMine &&
      accepts(verdictCommand(waits.verdict, staff)),
    cancel: permitted("cancel_trades") && accepts({ act: "staff-cancel", reason: "law", ...by }),
    "reject-appeal": permitted("hear_appeals") && accepts({ act: "reject-appeal", ...by }),
    "grant-appeal": permitted("hear_appeals") && accepts({ act: "grant-appeal", ...by }),
  };
  return caseActNames.filter((act) => possible[act]);
}
