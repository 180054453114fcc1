import type {
  MemberRecord,
  ProposalRecord,
  TeamRecord,
} from "../../../../application/ports/team-store.ts";
import type { InvitedAs } from "../../../../application/ports/staff-store.ts";
import { memberActsOf, proposalActsOf } from "../../../../domain/staff/team-acts.ts";
import type {
  TeamMemberView,
  TeamProposalView,
  TeamView,
} from "../../contract/admin/team-views.ts";
import { iso, isoOrNull } from "./people-presenter.ts";
import { presentDeclared } from "./staff-presenter.ts";

/** All staff, with the actions on each of them open to the viewer. */
export function presentTeam(team: TeamRecord, readerId: string): TeamView {
  return {
    members: team.members.map((member) => presentMember(member, team, readerId)),
    proposals: team.proposals.map((proposal) => presentProposal(proposal, team, readerId)),
    invitations: team.invitations.map(({ until, ...rest }) => ({ ...rest, until: iso(until) })),
  };
}

/** The account that a link creates for its holder. */
export function presentInvitation({ role, names }: InvitedAs) {
  return { role, username: names?.username ?? null, codeName: names?.codeName ?? null };
}

function presentMember(
  { staffId: id, addedAt, lastSignInAt, declared, ...rest }: MemberRecord,
  team: TeamRecord,
  readerId: string,
): TeamMemberView {
  return {
    id,
    ...rest,
    addedAt: iso(addedAt),
    lastSignInAt: isoOrNull(lastSignInAt),
    traderAccounts: declared.map(presentDeclared),
    acts: [...memberActsOf(team, readerId, id)],
  };
}

function presentProposal(
  { id, matter, reason, proposedBy, proposedAt, until }: ProposalRecord,
  team: TeamRecord,
  readerId: string,
): TeamProposalView {
  const memberOf = (staffId: string) => team.members.find((each) => each.staffId === staffId);
  const about = matter.kind === "invite" ? matter : memberOf(matter.staffId);
  return {
    id,
    kind: matter.kind,
    username: about?.username ?? "",
    codeName: about?.codeName ?? "",
    ...rolesOf(matter),
    reason,
    proposedBy: memberOf(proposedBy)?.username ?? "",
    proposedAt: iso(proposedAt),
    until: iso(until),
    acts: [...proposalActsOf(team, readerId, id)],
  };
}

function rolesOf(matter: ProposalRecord["matter"]): Pick<TeamProposalView, "from" | "to"> {
  switch (matter.kind) {
    case "invite":
      return { from: null, to: matter.role };
    case "change_role":
      return { from: matter.from, to: matter.to };
    case "reset_factor":
      return { from: null, to: null };
  }
}
