import { decideCase, type CaseRefusal } from "../../domain/dispute/decide-case.ts";
import type { StaffId, TradeId } from "../../domain/id/id.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import { may } from "../../domain/staff/staff-roles.ts";
import type { CaseViews } from "../ports/case-views.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import { caseStaffOf, type CaseDesk, type StaffRefusal } from "./case-desk.ts";

/** Why a case was not assigned; `staff_unknown`: nobody with that id works on cases. */
type AssignCaseRefusal = StaffRefusal<CaseRefusal> | { readonly code: "staff_unknown" };

/** A supermoderator or admin assigns a case to someone else. */
export class AssignCase {
  readonly #desk: CaseDesk;
  readonly #views: Pick<CaseViews, "worker">;

  constructor(desk: CaseDesk, views: Pick<CaseViews, "worker">) {
    this.#desk = desk;
    this.#views = views;
  }

  async execute(
    actor: StaffActor,
    tradeId: TradeId,
    asked: { readonly staffId: StaffId; readonly reason: string },
    key?: CommandKey,
  ): Promise<Result<string, AssignCaseRefusal>> {
    const worker = await this.#views.worker(asked.staffId);
    const to = worker && may(worker.role, "work_cases") ? caseStaffOf(worker) : undefined;
    if (!to) return refuse({ code: "staff_unknown" });
    return this.#desk.carryOut<CaseRefusal>({
      actor,
      tradeId,
      key,
      verb: "assign-case",
      reason: asked.reason,
      decide: ({ trade, disputeCase }, staff, context) =>
        decideCase(trade, disputeCase, { act: "assign-case", to }, staff, context),
    });
  }
}
