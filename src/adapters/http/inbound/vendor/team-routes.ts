import type { Actor } from "../../../../application/actor/actor.ts";
import type { TeamSeat } from "../../../../application/ports/vendor-teams.ts";
import type { ManageTeam } from "../../../../application/vendor/manage-team.ts";
import type { Refusal, Result } from "../../../../domain/result/result.ts";
import { mostHelpers } from "../../../../domain/vendor/team.ts";
import * as contract from "../../contract/vendor/team.ts";
import { actRefusalOf } from "../act-refusal.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** Dependencies of these routes. */
interface TeamUseCases {
  readonly manageTeam: ManageTeam;
}

/** Who helps whom. */
export function teamRoutes({ manageTeam }: TeamUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor) => {
    const { isVendor, helpers, vendors } = await manageTeam.view(actor);
    const view = { isVendor, helpers: helpers.map(present), vendors: vendors.map(present) };
    return ok({ ...view, mostHelpers });
  };
  const answer = <Refused extends Refusal>(actor: Actor, done: Result<undefined, Refused>) =>
    done.ok ? show(actor) : Promise.resolve(actRefusalOf(done.refusal));
  return [
    bind(contract.viewTeam).to(({ actor }) => show(actor)),
    bind(contract.inviteHelper).to(async ({ actor, body: { username, scopes } }) =>
      answer(actor, await manageTeam.invite(actor, username, scopes)),
    ),
    bind(contract.changeHelper).to(async ({ actor, parameters: { id }, body }) =>
      answer(actor, await manageTeam.setScopes(actor, id, body.scopes)),
    ),
    bind(contract.acceptTeamInvitation).to(async ({ actor, parameters: { id } }) =>
      answer(actor, await manageTeam.accept(actor, id)),
    ),
    bind(contract.endHelp).to(async ({ actor, parameters: { id } }) =>
      answer(actor, await manageTeam.end(actor, id)),
    ),
  ];
}

function present({ id, username, scopes, invitedAt, acceptedAt }: TeamSeat) {
  return {
    id,
    username,
    scopes: [...scopes],
    invitedAt: new Date(invitedAt).toISOString(),
    acceptedAt: acceptedAt === undefined ? null : new Date(acceptedAt).toISOString(),
  };
}
