import { accept } from "../../domain/result/result.ts";
import { judgeDisabling, type TeamRefusal } from "../../domain/staff/team-rules.ts";
import type { ReturnCases } from "../dispute/return-cases.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { TeamDesk, TeamResult } from "./team-desk.ts";

/**
 * Closes a colleague's account: their sessions end at once, and their cases go back to the queue.
 */
export class DisableMember {
  readonly #desk: TeamDesk;
  readonly #returnCases: Pick<ReturnCases, "execute">;

  constructor(desk: TeamDesk, returnCases: Pick<ReturnCases, "execute">) {
    this.#desk = desk;
    this.#returnCases = returnCases;
  }

  async execute(
    actor: KeyedStaff,
    subjectId: string,
    reason: string,
  ): Promise<TeamResult<TeamRefusal>> {
    const done = await this.#desk.carryOut<TeamRefusal>(actor, "disable-staff", reason, (team) => {
      const judged = judgeDisabling(team, actor.staffId, subjectId);
      if (!judged.ok) return judged;
      return accept({
        effect: { kind: "disable", staffId: subjectId },
        audit: { subjectId, before: { isActive: true }, after: { isActive: false } },
      });
    });
    // The worker does whatever fails here: the account is already closed.
    if (done.ok) await this.#returnCases.execute().catch(() => []);
    return done;
  }
}
