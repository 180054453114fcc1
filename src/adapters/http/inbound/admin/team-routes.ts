import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import type { ConfirmProposal } from "../../../../application/staff/confirm-proposal.ts";
import type { DeclineProposal } from "../../../../application/staff/decline-proposal.ts";
import type { DisableMember } from "../../../../application/staff/disable-member.ts";
import type { EnableMember } from "../../../../application/staff/enable-member.ts";
import type { ProposeFactorReset } from "../../../../application/staff/propose-factor-reset.ts";
import type { ProposeInvitation } from "../../../../application/staff/propose-invitation.ts";
import type { ProposeRole } from "../../../../application/staff/propose-role.ts";
import type { ReadInvitation } from "../../../../application/staff/read-invitation.ts";
import type { KeyedStaff } from "../../../../application/ports/keyed-staff.ts";
import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { TeamResult } from "../../../../application/staff/team-desk.ts";
import type { ViewTeam } from "../../../../application/staff/view-team.ts";
import type { Refusal } from "../../../../domain/result/result.ts";
import * as contract from "../../contract/admin/team.ts";
import { clientAddress } from "../account/client-address.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { presentInvitation, presentTeam } from "./team-presenter.ts";
import { tooOften } from "./staff-routes.ts";

/** Dependencies of these routes. */
interface TeamUseCases {
  readonly onceByKey: OnceByKey;
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

/** The staff list, and the changes admins make to it. */
export function teamRoutes(useCases: TeamUseCases): readonly BoundRoute[] {
  const show = async ({ staffId }: StaffActor) =>
    presentTeam(await useCases.viewTeam.execute(), staffId);
  /** Has it done once, and returns the staff after it, or says why it was refused. */
  const once = async <Refused extends Refusal>(
    routeId: string,
    call: Parameters<typeof commandKey>[1] & { readonly actor: StaffActor },
    act: (by: KeyedStaff) => Promise<TeamResult<Refused>>,
  ) => {
    const { actor } = call;
    const result = await useCases.onceByKey.run(actor, commandKey(routeId, call), act);
    if (!result.ok) {
      return { refusal: result.refusal.code as Refused["code"] | "reason_needed" | "key_reused" };
    }
    const body = { team: await show(actor), invitation: result.value ?? null };
    return { status: 200, body } as const;
  };
  return [
    bind(contract.viewTeam).to(async ({ actor }) => ({ status: 200, body: await show(actor) })),
    bind(contract.inviteStaff).to((call) => {
      const { code_name: codeName, ...rest } = call.body;
      return once("inviteStaff", call, (by) =>
        useCases.proposeInvitation.execute(by, { ...rest, codeName }),
      );
    }),
    bind(contract.changeRole).to((call) => {
      const { role, reason } = call.body;
      const asked = { staffId: call.parameters.id, role, reason };
      return once("changeRole", call, (by) => useCases.proposeRole.execute(by, asked));
    }),
    bind(contract.resetFactor).to((call) => {
      const {
        parameters: { id },
        body: { reason },
      } = call;
      return once("resetFactor", call, (by) => useCases.proposeFactorReset.execute(by, id, reason));
    }),
    bind(contract.disableStaff).to((call) => {
      const {
        parameters: { id },
        body: { reason },
      } = call;
      return once("disableStaff", call, (by) => useCases.disableMember.execute(by, id, reason));
    }),
    bind(contract.enableStaff).to((call) => {
      const {
        parameters: { id },
        body: { reason },
      } = call;
      return once("enableStaff", call, (by) => useCases.enableMember.execute(by, id, reason));
    }),
    bind(contract.confirmProposal).to((call) => {
      const {
        parameters: { id },
        body: { reason },
      } = call;
      return once("confirmProposal", call, (by) =>
        useCases.confirmProposal.execute(by, id, reason),
      );
    }),
    bind(contract.declineProposal).to((call) => {
      const {
        parameters: { id },
        body: { reason },
      } = call;
      return once("declineProposal", call, (by) =>
        useCases.declineProposal.execute(by, id, reason),
      );
    }),
    bind(contract.readInvitation).to(async ({ body: { token }, request }) => {
      const read = await useCases.readInvitation.execute(token, clientAddress(request));
      if (read.ok) return { status: 200, body: presentInvitation(read.value) };
      const { refusal } = read;
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
  ];
}
