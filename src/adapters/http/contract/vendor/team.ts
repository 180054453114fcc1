import { Type, type Static } from "typebox";
import { helperScopes } from "../../../../domain/vendor/team.ts";
import { dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { HelperScopesDto, InviteHelperDto } from "./team-dto.ts";

export const scopeView = oneOf(helperScopes);

const seatView = view("TeamSeat", {
  id: Type.String(),
  /** The helper to the vendor, the vendor to the helper. */
  username: Type.String(),
  scopes: Type.Array(scopeView),
  invitedAt: Type.String(),
  acceptedAt: orNull(Type.String({ description: "Null: not answered yet" })),
});

const teamView = view("Team", {
  isVendor: Type.Boolean(),
  helpers: Type.Array(seatView),
  /** Those whom the caller helps, or who asked them to. */
  vendors: Type.Array(seatView),
  mostHelpers: Type.Integer(),
});

export type TeamView = Static<typeof teamView>;

const base = "/rest/v1/team";
const theTeam = { 200: { description: "As it is now", body: dataOf(teamView) } };

export const viewTeam = route({
  id: "viewTeam",
  method: "get",
  path: base,
  summary: "Who helps you with your trades, and whom you help",
  access: "trader",
  answers: theTeam,
});

export const inviteHelper = route({
  id: "inviteHelper",
  method: "post",
  path: base,
  summary: "Invite another account to help with the trades on your offers, for vendors",
  access: "trader",
  body: InviteHelperDto,
  answers: theTeam,
  refusals: ["vendor_only", "helper_self", "helper_known", "team_full"],
});

export const changeHelper = route({
  id: "changeHelper",
  method: "put",
  path: `${base}/{id}`,
  summary: "Change what a helper of yours may do",
  access: "trader",
  body: HelperScopesDto,
  answers: theTeam,
});

export const acceptTeamInvitation = route({
  id: "acceptTeamInvitation",
  method: "post",
  path: `${base}/{id}/accept`,
  summary: "Accept a vendor's invitation to help",
  access: "trader",
  answers: theTeam,
});

export const endHelp = route({
  id: "endHelp",
  method: "delete",
  path: `${base}/{id}`,
  summary: "Take a helper's rights away, decline an invitation, or stop helping",
  access: "trader",
  answers: theTeam,
});

export const teamRoutes = {
  viewTeam,
  inviteHelper,
  changeHelper,
  acceptTeamInvitation,
  endHelp,
};
