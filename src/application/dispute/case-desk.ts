import type { AuditAct } from "../../domain/staff/audit-acts.ts";
import { isLinkedToParty, type CaseStaff } from "../../domain/dispute/decide-case.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { refuse, type Refusal, type Result } from "../../domain/result/result.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";
import type { AlreadySo } from "../../domain/trade/judgement.ts";
import type { TradeChange } from "../../domain/trade/trade-change.ts";
import type { TradeContext } from "../../domain/trade/trade-context.ts";
import type { AuditEntry } from "../ports/audit.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { LoadedTrade } from "../ports/trade-store.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { AlsoWritten, DeskRefusal, TradeDesk } from "../trade/trade-desk.ts";

/** A request by a member of staff on one trade. */
interface StaffCommand<Refused extends Refusal> {
  readonly actor: StaffActor;
  readonly tradeId: TradeId;
  readonly key: CommandKey | undefined;
  /** The verb under which it is logged among the acts of staff. */
  readonly verb: AuditAct;
  /** The reason, in the words of the member of staff. */
  readonly reason?: string | undefined;
  readonly decide: (
    loaded: LoadedTrade,
    staff: CaseStaff,
    context: TradeContext,
  ) => Result<TradeChange | AlreadySo, Refused>;
  /** What is written together with the change. */
  readonly alsoWrites?:
    | ((loaded: LoadedTrade, change: TradeChange) => Omit<AlsoWritten, "audit">)
    | undefined;
}

/** Staff refusals besides the rules of the act: their role has no part in trades. */
export type StaffRefusal<Refused extends Refusal> =
  | DeskRefusal<Refused>
  | { readonly code: "not_your_act" | "conflict_of_interest" };

/** The id of the trade. */
export type StaffResult<Refused extends Refusal> = Result<string, StaffRefusal<Refused>>;

/**
 * Entry point for staff's commands to trades. Each writes its log entry in the same change: what is
 * not in the log did not happen. A judge is not a party: nobody linked to one can act.
 */
export class CaseDesk {
  readonly #desk: TradeDesk;

  constructor(desk: TradeDesk) {
    this.#desk = desk;
  }

  carryOut<Refused extends Refusal>(command: StaffCommand<Refused>): Promise<StaffResult<Refused>> {
    const { actor, tradeId, key, decide, alsoWrites } = command;
    return this.#desk.carryOut<
      Refused | { readonly code: "not_your_act" | "conflict_of_interest" }
    >({
      tradeId,
      key,
      maySee: () => true,
      decide: (loaded, context) => {
        const staff = caseStaffOf(actor);
        if (!staff) return refuse({ code: "not_your_act" });
        if (isLinkedToParty(loaded.trade, staff)) return refuse({ code: "conflict_of_interest" });
        return decide(loaded, staff, context);
      },
      alsoWrites: (loaded, change) => ({
        ...alsoWrites?.(loaded, change),
        audit: [entryOf(command, loaded, change)],
      }),
    });
  }
}

/** Staff working with a case; undefined for a role that has no part in trades. */
export function caseStaffOf({
  staffId,
  role,
  linkedIds,
}: Pick<StaffActor, "staffId" | "role" | "linkedIds">): CaseStaff | undefined {
  const caseRole = caseRoleOf(role);
  return caseRole && { staffId, role: caseRole, linkedIds };
}

function caseRoleOf(role: StaffRole): CaseStaff["role"] | undefined {
  return role === "support" ? undefined : role;
}

function entryOf<Refused extends Refusal>(
  { actor, tradeId, verb, reason }: StaffCommand<Refused>,
  { trade, disputeCase }: LoadedTrade,
  change: TradeChange,
): AuditEntry {
  const { reason: _said, ...facts } = change.events[0]?.facts ?? {};
  return {
    staffId: actor.staffId,
    role: actor.role,
    act: verb,
    subject: { kind: "trade", id: tradeId },
    ...(reason !== undefined && { reason }),
    before: { status: trade.status, workerId: disputeCase?.workerId ?? null },
    after: { status: change.trade.status, ...facts },
  };
}
