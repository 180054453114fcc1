import { accept } from "../../domain/result/result.ts";
import { judgeConfirmation, type TeamRefusal } from "../../domain/staff/team-rules.ts";
import type { TeamMatter } from "../../domain/staff/team.ts";
import type { ReturnCases } from "../dispute/return-cases.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { TeamDesk, TeamResult } from "./team-desk.ts";

/**
 * The second person confirms: it takes effect now. The confirmer of an invitation gets its link.
 */
export class ConfirmProposal {
  readonly #desk: TeamDesk;
  readonly #returnCases: Pick<ReturnCases, "execute">;

  constructor(desk: TeamDesk, returnCases: Pick<ReturnCases, "execute">) {
    this.#desk = desk;
    this.#returnCases = returnCases;
  }

  async execute(
    actor: KeyedStaff,
    proposalId: string,
    reason: string,
  ): Promise<TeamResult<TeamRefusal>> {
    const { staffId: closedBy } = actor;
    const done = await this.#desk.carryOut<TeamRefusal>(
      actor,
      "confirm-proposal",
      reason,
      (team) => {
        const judged = judgeConfirmation(team, closedBy, proposalId);
        if (!judged.ok) return judged;
        const { matter } = judged.value;
        return accept({
          close: { proposalId, closedBy, isConfirmed: true },
          effect: matter,
          audit: entryOf(proposalId, matter),
        });
      },
    );
    // The worker does whatever fails here: the role is already in force.
    if (done.ok) await this.#returnCases.execute().catch(() => []);
    return done;
  }
}

/** The log entry about a decided matter. */
export function entryOf(proposalId: string, matter: TeamMatter) {
  switch (matter.kind) {
    case "invite": {
      const { kind, ...after } = matter;
      return { subjectId: proposalId, after: { matter: kind, ...after } };
    }
    case "change_role": {
      const { kind, staffId: subjectId, from, to } = matter;
      const before = { role: from };
      return { subjectId, before, after: { matter: kind, proposalId, role: to } };
    }
    case "reset_factor":
      return { subjectId: matter.staffId, after: { matter: matter.kind, proposalId } };
  }
}
