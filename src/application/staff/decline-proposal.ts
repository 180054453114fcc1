import { accept } from "../../domain/result/result.ts";
import { judgeDecline, type TeamRefusal } from "../../domain/staff/team-rules.ts";
import { entryOf } from "./confirm-proposal.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { TeamDesk, TeamResult } from "./team-desk.ts";

/** The second person declines, or the first one withdraws: nothing takes effect. */
export class DeclineProposal {
  readonly #desk: TeamDesk;

  constructor(desk: TeamDesk) {
    this.#desk = desk;
  }

  execute(actor: KeyedStaff, proposalId: string, reason: string): Promise<TeamResult<TeamRefusal>> {
    const { staffId: closedBy } = actor;
    return this.#desk.carryOut<TeamRefusal>(actor, "decline-proposal", reason, (team) => {
      const judged = judgeDecline(team, closedBy, proposalId);
      if (!judged.ok) return judged;
      const { subjectId, after } = entryOf(proposalId, judged.value.matter);
      return accept({
        close: { proposalId, closedBy, isConfirmed: false },
        audit: { subjectId, after: { ...after, isConfirmed: false } },
      });
    });
  }
}
