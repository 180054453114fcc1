import { ContainerModule } from "inversify";
import { disputeRoutes } from "../adapters/http/inbound/dispute/dispute-routes.ts";
import { PostgresCaseViews } from "../adapters/persistence/dispute/postgres-case-views.ts";
import { AppealVerdict } from "../application/dispute/appeal-verdict.ts";
import { OpenDispute } from "../application/dispute/open-dispute.ts";
import type { CaseViews } from "../application/ports/case-views.ts";
import { token, tokens } from "./tokens.ts";
import { tradeTokens } from "./trade-module.ts";
import { served, type Feature } from "./feature.ts";
import { showTradeTokens } from "./trade-module.ts";
import { policyTokens } from "./policy-module.ts";

/** The names of the feature dispute. */
export const disputeTokens = {
  caseViews: token<CaseViews>("caseViews"),
  openDispute: token<OpenDispute>("openDispute"),
  appealVerdict: token<AppealVerdict>("appealVerdict"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = disputeTokens;
  const { desk } = tradeTokens;
  bind(t.caseViews).toResolvedValue(
    (pool, policies) => new PostgresCaseViews(pool, policies),
    [tokens.dataSource, policyTokens.policies],
  );
  bind(t.openDispute).toResolvedValue(
    (trades, policy) => new OpenDispute(trades, policy),
    [desk, policyTokens.dispute],
  );
  bind(t.appealVerdict).toResolvedValue(
    (trades, policy) => new AppealVerdict(trades, policy),
    [desk, policyTokens.dispute],
  );
});

/** The feature dispute: what the parties do. */
export const dispute: Feature = {
  module: parts,
  routes: () => [
    served(disputeRoutes, {
      ...showTradeTokens,
      ...disputeTokens,
      partyAct: tradeTokens.partyAct,
    }),
  ],
};
