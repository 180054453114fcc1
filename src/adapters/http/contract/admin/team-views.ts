import { Type, type Static } from "typebox";
import { memberActs, proposalActs } from "../../../../domain/staff/team-acts.ts";
import { closed, orNull, view } from "../envelope.ts";
import { staffRoleView } from "./case-views.ts";
import { instant } from "./shared-views.ts";

/** A member of staff as admins see him. */
const teamMemberView = view("TeamMember", {
  id: Type.String(),
  username: Type.String(),
  codeName: Type.String(),
  role: staffRoleView,
  isActive: Type.Boolean(),
  addedAt: instant,
  /** Null where he never signed in. */
  lastSignInAt: orNull(instant),
  /** Whether his second factor is set up. */
  hasFactor: Type.Boolean(),
  openCases: Type.Integer(),
  /** What the reader may do about him now. */
  acts: Type.Array(
    Type.Unsafe<(typeof memberActs)[number]>(Type.String({ enum: [...memberActs] })),
  ),
});

export type TeamMemberView = Static<typeof teamMemberView>;

/**
 * What waits for a second admin. `username` and `codeName` are those of the one whom it is about;
 * `from` is the role of now, null for one who is invited; `to` is null for a reset of the factor.
 */
const teamProposalView = view("TeamProposal", {
  id: Type.String(),
  kind: Type.Union([
    Type.Literal("invite"),
    Type.Literal("change_role"),
    Type.Literal("reset_factor"),
  ]),
  username: Type.String(),
  codeName: Type.String(),
  from: orNull(staffRoleView),
  to: orNull(staffRoleView),
  reason: Type.String(),
  proposedBy: Type.String(),
  proposedAt: instant,
  /** From then on it is over. */
  until: instant,
  acts: Type.Array(
    Type.Unsafe<(typeof proposalActs)[number]>(Type.String({ enum: [...proposalActs] })),
  ),
});

export type TeamProposalView = Static<typeof teamProposalView>;

/** All of staff: members by name, what waits for a second person, and links that are not used yet. */
export const teamView = view("Team", {
  members: Type.Array(teamMemberView),
  proposals: Type.Array(teamProposalView),
  invitations: Type.Array(
    closed({
      username: Type.String(),
      codeName: Type.String(),
      role: staffRoleView,
      until: instant,
    }),
  ),
});

export type TeamView = Static<typeof teamView>;

/** The staff after an act, and the secret of a link where one was made: it is told this once. */
export const teamActView = view("TeamAct", {
  team: teamView,
  invitation: orNull(closed({ token: Type.String(), username: Type.String() })),
});

export type TeamActView = Static<typeof teamActView>;

/** What a link makes of who holds it. Null names: he chooses them. */
export const invitationView = view("Invitation", {
  role: staffRoleView,
  username: orNull(Type.String()),
  codeName: orNull(Type.String()),
});
