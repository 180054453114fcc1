import { accept, refuse } from "../../domain/result/result.ts";
import { parseCodeName, parseStaffName } from "../../domain/staff/staff-names.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";
import { judgeInvitation, type TeamRefusal } from "../../domain/staff/team-rules.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { TeamDesk, TeamResult } from "./team-desk.ts";

/** The new member of staff, and their role. */
interface ProposeInvitationCommand {
  readonly username: string;
  readonly codeName: string;
  readonly role: StaffRole;
  readonly reason: string;
}

type ProposeInvitationRefusal =
  | TeamRefusal
  | { readonly code: "staff_name_refused" | "code_name_refused" };

/** Proposes inviting someone. The only admin's invitation of a second one takes effect at once. */
export class ProposeInvitation {
  readonly #desk: TeamDesk;

  constructor(desk: TeamDesk) {
    this.#desk = desk;
  }

  async execute(
    actor: KeyedStaff,
    { username: typed, codeName: typedCode, role, reason }: ProposeInvitationCommand,
  ): Promise<TeamResult<ProposeInvitationRefusal>> {
    const [username, codeName] = [parseStaffName(typed), parseCodeName(typedCode)];
    if (!username.ok) return refuse(username.refusal);
    if (!codeName.ok) return refuse(codeName.refusal);
    const invited = { username: username.value, codeName: codeName.value, role };
    return this.#desk.carryOut<TeamRefusal>(actor, "propose-invitation", reason, (team) => {
      const judged = judgeInvitation(team, actor.staffId, invited);
      if (!judged.ok) return judged;
      const { matter, needsSecond } = judged.value;
      const audit = { after: { ...invited, needsSecond } };
      return accept(needsSecond ? { propose: matter, audit } : { effect: matter, audit });
    });
  }
}
