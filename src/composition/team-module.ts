import { ContainerModule } from "inversify";
import { teamRoutes } from "../adapters/http/inbound/admin/team-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresTeamStore } from "../adapters/persistence/staff/postgres-team-store.ts";
import { ReturnCases } from "../application/dispute/return-cases.ts";
import type { TeamStore } from "../application/ports/team-store.ts";
import { ConfirmProposal } from "../application/staff/confirm-proposal.ts";
import { DeclineProposal } from "../application/staff/decline-proposal.ts";
import { DisableMember } from "../application/staff/disable-member.ts";
import { EnableMember } from "../application/staff/enable-member.ts";
import { ProposeFactorReset } from "../application/staff/propose-factor-reset.ts";
import { ProposeInvitation } from "../application/staff/propose-invitation.ts";
import { ProposeRole } from "../application/staff/propose-role.ts";
import { ReadInvitation } from "../application/staff/read-invitation.ts";
import { TeamDesk } from "../application/staff/team-desk.ts";
import { ViewTeam } from "../application/staff/view-team.ts";
import { accountTokens } from "./account-module.ts";
import { disputeTokens } from "./dispute-module.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";
import { tradeTokens } from "./trade-module.ts";
import { served, type Feature } from "./feature.ts";
import { roundKind } from "./feature-job.ts";
import { policyTokens } from "./policy-module.ts";

/** The names of what admins do about the team. */
const teamTokens = {
  team: token<TeamStore>("team"),
  desk: token<TeamDesk>("teamDesk"),
  returnCases: token<ReturnCases>("returnCases"),
  viewTeam: token<ViewTeam>("viewTeam"),
  proposeInvitation: token<ProposeInvitation>("proposeInvitation"),
  proposeRole: token<ProposeRole>("proposeRole"),
  proposeFactorReset: token<ProposeFactorReset>("proposeFactorReset"),
  disableMember: token<DisableMember>("disableMember"),
  enableMember: token<EnableMember>("enableMember"),
  confirmProposal: token<ConfirmProposal>("confirmProposal"),
  declineProposal: token<DeclineProposal>("declineProposal"),
  readInvitation: token<ReadInvitation>("readInvitation"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = teamTokens;
  bind(t.team).toResolvedValue(
    (pool, seal) => new PostgresTeamStore(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.desk).toResolvedValue(
    (store, sessionTokens, policy) => new TeamDesk(store, sessionTokens, newId, policy),
    [t.team, accountTokens.sessionTokens, policyTokens.staff],
  );
  bind(t.returnCases).toResolvedValue(
    (views, desk) => new ReturnCases(views, desk),
    [disputeTokens.caseViews, tradeTokens.desk],
  );
  bind(t.viewTeam).toResolvedValue(
    (store, policy) => new ViewTeam(store, policy),
    [t.team, policyTokens.staff],
  );
  bind(t.proposeInvitation).toResolvedValue((desk) => new ProposeInvitation(desk), [t.desk]);
  bind(t.proposeRole).toResolvedValue((desk) => new ProposeRole(desk), [t.desk]);
  bind(t.proposeFactorReset).toResolvedValue((desk) => new ProposeFactorReset(desk), [t.desk]);
  bind(t.disableMember).toResolvedValue(
    (desk, returnCases) => new DisableMember(desk, returnCases),
    [t.desk, t.returnCases],
  );
  bind(t.enableMember).toResolvedValue((desk) => new EnableMember(desk), [t.desk]);
  bind(t.confirmProposal).toResolvedValue(
    (desk, returnCases) => new ConfirmProposal(desk, returnCases),
    [t.desk, t.returnCases],
  );
  bind(t.declineProposal).toResolvedValue((desk) => new DeclineProposal(desk), [t.desk]);
  bind(t.readInvitation).toResolvedValue(
    (members, attempts, sessionTokens, policy) =>
      new ReadInvitation(members, attempts, sessionTokens, policy),
    [staffTokens.staff, accountTokens.attempts, accountTokens.sessionTokens, policyTokens.staff],
  );
});

/** What admins do about the team, and what happens to the cases of members who leave. */
export const team: Feature = {
  module: parts,
  consoleRoutes: () => [served(teamRoutes, { ...teamTokens, onceByKey: tokens.onceByKey })],
  jobs: () => [
    (found) => ({
      kind: roundKind("return-cases", 60),
      rounds: { everySeconds: 5 },
      run: () => found.get(teamTokens.returnCases).execute(),
    }),
  ],
};
