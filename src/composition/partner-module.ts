import { ContainerModule } from "inversify";
import { writeStatement } from "../adapters/export-files/write-statement.ts";
import { ambassadorRoutes } from "../adapters/http/inbound/partner/ambassador-routes.ts";
import { leaderboardRoutes } from "../adapters/http/inbound/partner/leaderboard-routes.ts";
import { partnerRoutes } from "../adapters/http/inbound/partner/partner-routes.ts";
import { randomReferralCode } from "../adapters/identity/random-referral-code.ts";
import { DueRewards } from "../adapters/persistence/partner/due-rewards.ts";
import { PostgresAmbassadorLinks } from "../adapters/persistence/partner/postgres-ambassador-links.ts";
import { PostgresLeaderboardStore } from "../adapters/persistence/partner/postgres-leaderboard-store.ts";
import { PostgresPartnerViews } from "../adapters/persistence/partner/postgres-partner-views.ts";
import { PostgresRewardStore } from "../adapters/persistence/partner/postgres-reward-store.ts";
import { AssignAmbassador } from "../application/partner/assign-ambassador.ts";
import { ClaimRewards } from "../application/partner/claim-rewards.ts";
import { PrintStatement } from "../application/partner/print-statement.ts";
import { RewardPartners } from "../application/partner/reward-partners.ts";
import { ViewAmbassador } from "../application/partner/view-ambassador.ts";
import { ViewLeaderboard } from "../application/partner/view-leaderboard.ts";
import { ViewPartner } from "../application/partner/view-partner.ts";
import type { AmbassadorLinks } from "../application/ports/ambassador-links.ts";
import type { LeaderboardStore } from "../application/ports/leaderboard-store.ts";
import type { PartnerViews } from "../application/ports/partner-views.ts";
import type { RewardStore } from "../application/ports/reward-store.ts";
import { claimTokens } from "./claim-module.ts";
import { served, type Feature } from "./feature.ts";
import { roundKind } from "./feature-job.ts";
import { offerTokens } from "./offer-module.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
const partnerTokens = {
  rewards: token<RewardStore>("rewards"),
  partners: token<PartnerViews>("partners"),
  viewPartner: token<ViewPartner>("viewPartner"),
  claimRewards: token<ClaimRewards>("claimRewards"),
  printStatement: token<PrintStatement>("printStatement"),
  leaderboard: token<LeaderboardStore>("leaderboard"),
  viewLeaderboard: token<ViewLeaderboard>("viewLeaderboard"),
  rewardPartners: token<RewardPartners>("rewardPartners"),
  ambassadorLinks: token<AmbassadorLinks>("ambassadorLinks"),
  viewAmbassador: token<ViewAmbassador>("viewAmbassador"),
  assignAmbassador: token<AssignAmbassador>("assignAmbassador"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = partnerTokens;
  bind(t.rewards).toResolvedValue((pool) => new PostgresRewardStore(pool), [tokens.dataSource]);
  bind(t.partners).toResolvedValue((pool) => new PostgresPartnerViews(pool), [tokens.dataSource]);
  bind(t.viewPartner).toResolvedValue(
    (partners, policy) => new ViewPartner(partners, randomReferralCode, policy),
    [t.partners, policyTokens.partner],
  );
  bind(t.leaderboard).toResolvedValue(
    (pool) => new PostgresLeaderboardStore(pool),
    [tokens.dataSource],
  );
  bind(t.viewLeaderboard).toResolvedValue((store) => new ViewLeaderboard(store), [t.leaderboard]);
  bind(t.printStatement).toResolvedValue(
    (partners) => new PrintStatement(partners, writeStatement),
    [t.partners],
  );
  bind(t.claimRewards).toResolvedValue(
    (rewards, claims, changes, prices, policy) =>
      new ClaimRewards(rewards, claims, changes, prices, policy),
    [t.rewards, claimTokens.claims, tokens.changes, offerTokens.marketPrices, policyTokens.partner],
  );
  bind(t.rewardPartners).toResolvedValue(
    (rewards, changes, policy) => new RewardPartners(rewards, changes, policy),
    [t.rewards, tokens.changes, policyTokens.partner],
  );
  bind(t.ambassadorLinks).toResolvedValue(
    (pool) => new PostgresAmbassadorLinks(pool),
    [tokens.dataSource],
  );
  bind(t.viewAmbassador).toResolvedValue((links) => new ViewAmbassador(links), [t.ambassadorLinks]);
  bind(t.assignAmbassador).toResolvedValue(
    (links) => new AssignAmbassador(links),
    [t.ambassadorLinks],
  );
});

/** The partner programme: who brought whom, and what they earn by it. */
export const partner: Feature = {
  module: parts,
  routes: () => [
    served(ambassadorRoutes, partnerTokens),
    served(leaderboardRoutes, partnerTokens),
    served(partnerRoutes, { ...partnerTokens, marketPrices: offerTokens.marketPrices }),
  ],
  subscribers: [() => new DueRewards()],
  jobs: () => [
    (found) => ({
      kind: roundKind("reward-partners", 60),
      rounds: { everySeconds: 5 },
      run: () => found.get(partnerTokens.rewardPartners).execute(),
    }),
  ],
};
