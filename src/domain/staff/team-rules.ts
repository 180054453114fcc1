import { foldedName } from "../account/folded-name.ts";
import type { StaffId } from "../id/id.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import type { StaffRole } from "./staff-roles.ts";
import {
  isFirstAlone,
  isNameTaken,
  managesTeam,
  type Team,
  type TeamMatter,
  type TeamMember,
  type TeamProposal,
} from "./team.ts";

/**
 * Why the team stays as it is. The first reason that applies is given.
 *
 * - `forbidden`: the requester may no longer change the team.
 * - `member_unknown`: nobody has that id.
 * - `own_account`: nobody changes their own account, or confirms a proposal about themselves.
 * - `account_disabled`, `account_enabled`: it is closed, or open already.
 * - `role_same`: it is already their role.
 * - `proposal_waits`: something about this member, or this name, waits for its second person.
 * - `proposal_over`: it was decided or expired, or what it relied on no longer holds.
 * - `second_person_needed`: nobody confirms their own proposal.
 */
export interface TeamRefusal {
  readonly code:
    | "forbidden"
    | "member_unknown"
    | "own_account"
    | "account_disabled"
    | "account_enabled"
    | "role_same"
    | "staff_name_taken"
    | "proposal_waits"
    | "proposal_over"
    | "second_person_needed";
}

/** A matter, and whether it takes effect at once or waits for a second person. */
interface JudgedMatter {
  readonly matter: TeamMatter;
  readonly needsSecond: boolean;
}

/** Decides on inviting someone. The names are already valid. */
export function judgeInvitation(
  team: Team,
  actorId: string,
  invited: { readonly username: string; readonly codeName: string; readonly role: StaffRole },
): Result<JudgedMatter, TeamRefusal> {
  const { username, codeName, role } = invited;
  if (!managesTeam(team, actorId)) return refuse({ code: "forbidden" });
  if (isNameTaken(team, username, codeName)) return refuse({ code: "staff_name_taken" });
  if (team.proposals.some(({ matter }) => isSameInvitation(matter, invited))) {
    return refuse({ code: "proposal_waits" });
  }
  const needsSecond = !(isFirstAlone(team) && role === "admin");
  return accept({ matter: { kind: "invite", username, codeName, role }, needsSecond });
}

/** Decides on giving a colleague another role. */
export function judgeRoleChange(
  team: Team,
  actorId: string,
  staffId: StaffId,
  to: StaffRole,
): Result<JudgedMatter, TeamRefusal> {
  const found = judgeColleague(team, actorId, staffId);
  if (!found.ok) return found;
  if (found.value.role === to) return refuse({ code: "role_same" });
  const matter = { kind: "change_role", staffId, from: found.value.role, to } as const;
  return accept({ matter, needsSecond: true });
}

/** Decides on making a colleague set up their second factor again. */
export function judgeFactorReset(
  team: Team,
  actorId: string,
  staffId: StaffId,
): Result<JudgedMatter, TeamRefusal> {
  const found = judgeColleague(team, actorId, staffId);
  if (!found.ok) return found;
  return accept({ matter: { kind: "reset_factor", staffId }, needsSecond: true });
}

/** Decides on the second person's yes: the result takes effect from then on. */
export function judgeConfirmation(
  team: Team,
  actorId: string,
  proposalId: string,
): Result<TeamProposal, TeamRefusal> {
  const found = judgeDecline(team, actorId, proposalId);
  if (!found.ok) return found;
  const { proposedBy, matter } = found.value;
  if (proposedBy === actorId) return refuse({ code: "second_person_needed" });
  if (!managesTeam(team, proposedBy)) return refuse({ code: "proposal_over" });
  if (matter.kind === "invite") {
    return isNameTaken(team, matter.username, matter.codeName)
      ? refuse({ code: "staff_name_taken" })
      : found;
  }
  const member = memberOf(team, matter.staffId);
  const isStill = matter.kind === "reset_factor" || member?.role === matter.from;
  return member?.isActive && isStill ? found : refuse({ code: "proposal_over" });
}

/** Decides on closing a colleague's account. It takes power away, so one person is enough. */
export function judgeDisabling(
  team: Team,
  actorId: string,
  staffId: StaffId,
): Result<TeamMember, TeamRefusal> {
  const found = judgeOther(team, actorId, staffId);
  if (found.ok && !found.value.isActive) return refuse({ code: "account_disabled" });
  return found;
}

/** Decides on reopening a closed account, with the role that two people once gave it. */
export function judgeEnabling(
  team: Team,
  actorId: string,
  staffId: StaffId,
): Result<TeamMember, TeamRefusal> {
  const found = judgeOther(team, actorId, staffId);
  if (found.ok && found.value.isActive) return refuse({ code: "account_enabled" });
  return found;
}

function judgeOther(
  team: Team,
  actorId: string,
  staffId: StaffId,
): Result<TeamMember, TeamRefusal> {
  if (!managesTeam(team, actorId)) return refuse({ code: "forbidden" });
  const member = memberOf(team, staffId);
  if (!member) return refuse({ code: "member_unknown" });
  return staffId === actorId ? refuse({ code: "own_account" }) : accept(member);
}

function judgeColleague(
  team: Team,
  actorId: string,
  staffId: StaffId,
): Result<TeamMember, TeamRefusal> {
  const found = judgeDisabling(team, actorId, staffId);
  if (!found.ok) return found;
  const waits = team.proposals.some(
    ({ matter }) => matter.kind !== "invite" && matter.staffId === staffId,
  );
  return waits ? refuse({ code: "proposal_waits" }) : found;
}

/** Decides on a no: from the second person, or from the proposer. */
export function judgeDecline(
  team: Team,
  actorId: string,
  proposalId: string,
): Result<TeamProposal, TeamRefusal> {
  if (!managesTeam(team, actorId)) return refuse({ code: "forbidden" });
  const proposal = team.proposals.find(({ id }) => id === proposalId);
  if (!proposal) return refuse({ code: "proposal_over" });
  const { matter } = proposal;
  const isOwn = matter.kind !== "invite" && matter.staffId === actorId;
  return isOwn ? refuse({ code: "own_account" }) : accept(proposal);
}

function memberOf({ members }: Team, staffId: StaffId): TeamMember | undefined {
  return members.find((each) => each.staffId === staffId);
}

function isSameInvitation(
  matter: TeamMatter,
  { username, codeName }: { readonly username: string; readonly codeName: string },
): boolean {
  if (matter.kind !== "invite") return false;
  return (
    foldedName(matter.username) === foldedName(username) ||
    foldedName(matter.codeName) === foldedName(codeName)
  );
}
