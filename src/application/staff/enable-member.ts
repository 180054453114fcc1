import { accept } from "../../domain/result/result.ts";
import { judgeEnabling, type TeamRefusal } from "../../domain/staff/team-rules.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { TeamDesk, TeamResult } from "./team-desk.ts";

/** Opens a closed account again, with the role and the factor that it had. */
export class EnableMember {
  readonly #desk: TeamDesk;

  constructor(desk: TeamDesk) {
    this.#desk = desk;
  }

  execute(actor: KeyedStaff, subjectId: string, reason: string): Promise<TeamResult<TeamRefusal>> {
    return this.#desk.carryOut<TeamRefusal>(actor, "enable-staff", reason, (team) => {
      const judged = judgeEnabling(team, actor.staffId, subjectId);
      if (!judged.ok) return judged;
      return accept({
        effect: { kind: "enable", staffId: subjectId },
        audit: { subjectId, before: { isActive: false }, after: { isActive: true } },
      });
    });
  }
}
