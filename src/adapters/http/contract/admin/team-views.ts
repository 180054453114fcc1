import { Type, type Static } from "typebox";
import { memberActs, proposalActs } from "../../../../domain/staff/team-acts.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";
import { staffRoleView } from "./case-views.ts";
import { declaredAccountView, instant } from "./shared-views.ts";

/** A staff member as admins see them. */
const teamMemberView = view("TeamMember", {
  id: Type.String(),
  username: Type.String(),
  codeName: Type.String(),
  role: staffRoleView,
  isActive: Type.Boolean(),
  addedAt: instant,
  /** Null if they have never signed in. */
  lastSignInAt: orNull(instant),
  /** Whether their second factor is set up. */
  hasFactor: Type.Boolean(),
  openCases: Type.Integer(),
  /** The trader accounts that they declared as theirs. */
  traderAccounts: Type.Array(declaredAccountView),
  /** The actions on them currently open to the viewer. */
  acts: Type.Array(oneOf(memberActs)),
});

export type TeamMemberView = Static<typeof teamMemberView>;

/**
 * A change awaiting a second admin. `username` and `codeName` are those of the person it concerns;
 * `from` is their current role, null for an invitation; `to` is null for a reset of the factor.
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
  /** When it expires. */
  until: instant,
  acts: Type.Array(oneOf(proposalActs)),
});

export type TeamProposalView = Static<typeof teamProposalView>;

/** All staff: members by name, changes awaiting a second person, and unused links. */
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

/**
 * The staff after an action, and the secret of a link if one was created: it is shown only once.
 */
export const teamActView = view("TeamAct", {
  team: teamView,
  invitation: orNull(closed({ token: Type.String(), username: Type.String() })),
});

export type TeamActView = Static<typeof teamActView>;

/** The account that a link creates for its holder. Null names: the holder chooses them. */
export const invitationView = view("Invitation", {
  role: staffRoleView,
  username: orNull(Type.String()),
  codeName: orNull(Type.String()),
});
