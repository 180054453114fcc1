import { accept } from "../../domain/result/result.ts";
import { judgeFactorReset, type TeamRefusal } from "../../domain/staff/team-rules.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { TeamDesk, TeamResult } from "./team-desk.ts";

/** Proposes that a colleague set up their second factor again, because they lost it. */
export class ProposeFactorReset {
  readonly #desk: TeamDesk;

  constructor(desk: TeamDesk) {
    this.#desk = desk;
  }

  execute(actor: KeyedStaff, subjectId: string, reason: string): Promise<TeamResult<TeamRefusal>> {
    return this.#desk.carryOut<TeamRefusal>(actor, "propose-factor-reset", reason, (team) => {
      const judged = judgeFactorReset(team, actor.staffId, subjectId);
      if (!judged.ok) return judged;
      return accept({ propose: judged.value.matter, audit: { subjectId } });
    });
  }
}
