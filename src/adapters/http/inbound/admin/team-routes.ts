import type { ConfirmProposal } from "../../../../application/staff/confirm-proposal.ts";
import type { DeclineProposal } from "../../../../application/staff/decline-proposal.ts";
import type { DisableMember } from "../../../../application/staff/disable-member.ts";
import type { EnableMember } from "../../../../application/staff/enable-member.ts";
import type { ProposeFactorReset } from "../../../../application/staff/propose-factor-reset.ts";
import type { ProposeInvitation } from "../../../../application/staff/propose-invitation.ts";
import type { ProposeRole } from "../../../../application/staff/propose-role.ts";
import type { ReadInvitation } from "../../../../application/staff/read-invitation.ts";
import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { TeamResult } from "../../../../application/staff/team-desk.ts";
import type { ViewTeam } from "../../../../application/staff/view-team.ts";
import type { Refusal } from "../../../../domain/result/result.ts";
import * as contract from "../../contract/admin/team.ts";
import { clientAddress } from "../account/client-address.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { presentInvitation, presentTeam } from "./team-presenter.ts";
import { tooOften } from "./staff-routes.ts";

/** What the routes need from the inside. */
interface TeamUseCases {
  readonly viewTeam: ViewTeam;
  readonly proposeInvitation: ProposeInvitation;
  readonly proposeRole: ProposeRole;
  readonly proposeFactorReset: ProposeFactorReset;
  readonly disableMember: DisableMember;
  readonly enableMember: EnableMember;
  readonly confirmProposal: ConfirmProposal;
  readonly declineProposal: DeclineProposal;
  readonly readInvitation: ReadInvitation;
}

/** Who is of staff, and what admins change about that. */
export function teamRoutes(useCases: TeamUseCases): readonly BoundRoute[] {
  const show = async ({ staffId }: StaffActor) =>
    presentTeam(await useCases.viewTeam.execute(), staffId);
  /** Shows the staff as it is after what was done, or says why it was not done. */
  const answer = async <Refused extends Refusal>(
    actor: StaffActor,
    result: TeamResult<Refused>,
  ) => {
    if (!result.ok) return { refusal: result.refusal.code as Refused["code"] | "reason_needed" };
    const body = { team: await show(actor), invitation: result.value ?? null };
    return { status: 200, body } as const;
  };
  return [
    bind(contract.viewTeam).to(async ({ actor }) => ({ status: 200, body: await show(actor) })),
    bind(contract.inviteStaff).to(async ({ actor, body }) => {
      const { code_name: codeName, ...rest } = body;
      const command = { ...rest, codeName };
      return answer(actor, await useCases.proposeInvitation.execute(actor, command));
    }),
    bind(contract.changeRole).to(async ({ actor, parameters, body: { role, reason } }) => {
      const asked = { staffId: parameters.id, role, reason };
      return answer(actor, await useCases.proposeRole.execute(actor, asked));
    }),
    bind(contract.resetFactor).to(async ({ actor, parameters: { id }, body: { reason } }) =>
      answer(actor, await useCases.proposeFactorReset.execute(actor, id, reason)),
    ),
    bind(contract.disableStaff).to(async ({ actor, parameters: { id }, body: { reason } }) =>
      answer(actor, await useCases.disableMember.execute(actor, id, reason)),
    ),
    bind(contract.enableStaff).to(async ({ actor, parameters: { id }, body: { reason } }) =>
      answer(actor, await useCases.enableMember.execute(actor, id, reason)),
    ),
    bind(contract.confirmProposal).to(async ({ actor, parameters: { id }, body: { reason } }) =>
      answer(actor, await useCases.confirmProposal.execute(actor, id, reason)),
    ),
    bind(contract.declineProposal).to(async ({ actor, parameters: { id }, body: { reason } }) =>
      answer(actor, await useCases.declineProposal.execute(actor, id, reason)),
    ),
    bind(contract.readInvitation).to(async ({ body: { token }, request }) => {
      const read = await useCases.readInvitation.execute(token, clientAddress(request));
      if (read.ok) return { status: 200, body: presentInvitation(read.value) };
      const { refusal } = read;
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
  ];
}
