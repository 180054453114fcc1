import type { StaffId } from "../id/id.ts";
import type { Team } from "./team.ts";
import {
  judgeConfirmation,
  judgeDecline,
  judgeDisabling,
  judgeEnabling,
  judgeFactorReset,
} from "./team-rules.ts";

/** What can be done with a member of staff, and with a pending matter. */
export const memberActs = ["change_role", "reset_factor", "disable", "enable"] as const;
type MemberAct = (typeof memberActs)[number];
export const proposalActs = ["confirm", "decline"] as const;
type ProposalAct = (typeof proposalActs)[number];

/** What the rules would now accept from a viewer about a member. */
export function memberActsOf(team: Team, actorId: string, staffId: StaffId): readonly MemberAct[] {
  const isProposable = judgeFactorReset(team, actorId, staffId).ok;
  const possible: Readonly<Record<MemberAct, boolean>> = {
    change_role: isProposable,
    reset_factor: isProposable,
    disable: judgeDisabling(team, actorId, staffId).ok,
    enable: judgeEnabling(team, actorId, staffId).ok,
  };
  return memberActs.filter((act) => possible[act]);
}

/** What the rules would accept from a viewer about a pending matter. */
export function proposalActsOf(
  team: Team,
  actorId: string,
  proposalId: string,
): readonly ProposalAct[] {
  const possible: Readonly<Record<ProposalAct, boolean>> = {
    confirm: judgeConfirmation(team, actorId, proposalId).ok,
    decline: judgeDecline(team, actorId, proposalId).ok,
  };
  return proposalActs.filter((act) => possible[act]);
}
