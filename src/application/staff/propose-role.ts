import type { StaffId } from "../../domain/id/id.ts";
import { accept } from "../../domain/result/result.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";
import { judgeRoleChange, type TeamRefusal } from "../../domain/staff/team-rules.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { TeamDesk, TeamResult } from "./team-desk.ts";

/** Proposes another role for a colleague. */
export class ProposeRole {
  readonly #desk: TeamDesk;

  constructor(desk: TeamDesk) {
    this.#desk = desk;
  }

  execute(
    actor: KeyedStaff,
    asked: { readonly staffId: StaffId; readonly role: StaffRole; readonly reason: string },
  ): Promise<TeamResult<TeamRefusal>> {
    const { staffId: subjectId, role, reason } = asked;
    return this.#desk.carryOut<TeamRefusal>(actor, "propose-role", reason, (team) => {
      const judged = judgeRoleChange(team, actor.staffId, subjectId, role);
      if (!judged.ok) return judged;
      const { matter } = judged.value;
      const from = matter.kind === "change_role" ? matter.from : undefined;
      return accept({
        propose: matter,
        audit: { subjectId, before: { role: from }, after: { role } },
      });
    });
  }
}
