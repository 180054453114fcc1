import { ContainerModule } from "inversify";
import { adminPolicyRoutes } from "../adapters/http/inbound/admin/policy-routes.ts";
import { PostgresPolicyStore } from "../adapters/persistence/policy/postgres-policy-store.ts";
import { PostgresPolicies } from "../adapters/persistence/policy/postgres-policies.ts";
import type { Current } from "../application/ports/current-policy.ts";
import type { PolicyStore } from "../application/ports/policy-store.ts";
import { ChangePolicy } from "../application/policy/change-policy.ts";
import { ViewPolicy } from "../application/policy/view-policy.ts";
import type { AccountPolicy } from "../domain/account/account-policy.ts";
import type { DepositPolicy } from "../domain/deposit/deposit-policy.ts";
import type { DisputePolicy } from "../domain/dispute/dispute-policy.ts";
import { noLevelLimits, type LevelPolicy } from "../domain/kyc/levels.ts";
import type { MarketPolicy } from "../domain/market/market-policy.ts";
import { withTiers, type PartnerPolicy } from "../domain/partner/partner-policy.ts";
import type { ModerationPolicy } from "../domain/offer/moderation.ts";
import type { OfferPolicy } from "../domain/offer/offer-policy.ts";
import { flagPaths } from "../domain/policy/flags.ts";
import type { Policy } from "../domain/policy/policy.ts";
import type { StaffPolicy } from "../domain/staff/staff-policy.ts";
import type { TextPolicy } from "../domain/text/text-policy.ts";
import { noCoolDowns } from "../domain/trade-start/cool-down.ts";
import type { StartPolicy } from "../domain/trade-start/start-policy.ts";
import { inRounds } from "./background-task.ts";
import type { Config } from "./config.ts";
import { connectedFlags } from "./provider-settings.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the policies, and of the parts of the one in force. */
export const policyTokens = {
  policies: token<PostgresPolicies>("policies"),
  whole: token<Current<Policy>>("policy"),
  offer: token<Current<OfferPolicy>>("offerPolicy"),
  moderation: token<Current<ModerationPolicy>>("moderationPolicy"),
  partner: token<Current<PartnerPolicy>>("partnerPolicy"),
  deposit: token<Current<DepositPolicy>>("depositPolicy"),
  market: token<Current<MarketPolicy>>("marketPolicy"),
  start: token<Current<StartPolicy>>("startPolicy"),
  levels: token<Current<LevelPolicy>>("levelPolicy"),
  dispute: token<Current<DisputePolicy>>("disputePolicy"),
  texts: token<Current<TextPolicy>>("textPolicy"),
  account: token<Current<AccountPolicy>>("accountPolicy"),
  staff: token<Current<StaffPolicy>>("staffPolicy"),
};

/** The names of the parts by which admins see and change the policy. */
const adminTokens = {
  store: token<PolicyStore>("policyStore"),
  viewPolicy: token<ViewPolicy>("viewPolicy"),
  changePolicy: token<ChangePolicy>("changePolicy"),
};

/** The safety rules that a demo may switch off, and the services that flags need. */
type Lifts = Pick<
  Config,
  "coolDowns" | "pairLimit" | "bonds" | "translate" | "lightning" | "topUp" | "demo"
>;

function parts(config: Lifts): ContainerModule {
  const t = policyTokens;
  return new ContainerModule(({ bind }) => {
    bind(t.policies).toResolvedValue(
      (pool) => new PostgresPolicies(pool, (policy) => appliedIn(config, policy)),
      [tokens.dataSource],
    );
    bind(t.whole).toResolvedValue((all) => () => all.current().policy, [t.policies]);
    bind(t.offer).toResolvedValue((policy) => () => policy().offer, [t.whole]);
    bind(t.partner).toResolvedValue((policy) => () => policy().partner, [t.whole]);
    bind(t.deposit).toResolvedValue((policy) => () => policy().deposit, [t.whole]);
    bind(t.moderation).toResolvedValue((policy) => () => policy().moderation, [t.whole]);
    bind(t.market).toResolvedValue((policy) => () => policy().market, [t.whole]);
    bind(t.start).toResolvedValue((policy) => () => policy().start, [t.whole]);
    bind(t.levels).toResolvedValue((policy) => () => policy().start.levels, [t.whole]);
    bind(t.dispute).toResolvedValue((policy) => () => policy().dispute, [t.whole]);
    bind(t.texts).toResolvedValue((policy) => () => policy().texts, [t.whole]);
    bind(t.account).toResolvedValue((policy) => () => policy().account, [t.whole]);
    bind(t.staff).toResolvedValue((policy) => () => policy().staff, [t.whole]);
    const { store, viewPolicy, changePolicy } = adminTokens;
    bind(store).toResolvedValue(
      (pool, seal) => new PostgresPolicyStore(pool, seal),
      [tokens.dataSource, tokens.auditSeal],
    );
    bind(viewPolicy).toResolvedValue((policies) => new ViewPolicy(policies), [store]);
    bind(changePolicy).toResolvedValue(
      (added, known) =>
        new ChangePolicy(added, known, [
          ...(config.translate ? [] : [flagPaths.autoTranslation]),
          ...(hasLightning(config) ? [] : [flagPaths.lightning]),
          ...(hasCards(config) ? [] : [flagPaths.virtualCard]),
          ...missingProviders(config),
        ]),
      [store, t.policies],
    );
  });
}

/** The flags of what nobody does here. */
function missingProviders(config: Lifts): readonly string[] {
  const connected = connectedFlags(config);
  return (["onRamp", "offRamp", "mobileTopUp"] as const).flatMap((flag) =>
    connected[flag] ? [] : [flagPaths[flag]],
  );
}

/** A demo has a node of its own. */
function hasLightning({ demo, lightning }: Lifts): boolean {
  return demo || lightning !== undefined;
}

/** Only a demo has cards: those of its own provider, which pay nothing anywhere. */
function hasCards({ demo }: Lifts): boolean {
  return demo;
}

/** A policy as its flags have it, without the safety rules that a demo switched off. */
function appliedIn(lifts: Lifts, policy: Policy): Policy {
  const { coolDowns, pairLimit, bonds, translate } = lifts;
  const { start, partner, flags, send } = policy;
  const connected = connectedFlags(lifts);
  return {
    ...policy,
    // A service that was taken away takes its feature with it.
    flags: {
      ...flags,
      autoTranslation: flags.autoTranslation && translate !== undefined,
      lightning: flags.lightning && hasLightning(lifts),
      virtualCard: flags.virtualCard && hasCards(lifts),
      onRamp: flags.onRamp && connected.onRamp,
      offRamp: flags.offRamp && connected.offRamp,
      mobileTopUp: flags.mobileTopUp && connected.mobileTopUp,
    },
    partner: withTiers(partner, flags.multiTierPartners),
    ...(!coolDowns && { send: { ...send, newAddressHold: 0, cautiousHold: 0 } }),
    start: {
      ...start,
      ...(!start.levelCheck && { levels: noLevelLimits }),
      ...(!bonds && { bond: { ...start.bond, baseSatoshi: 0n } }),
      ...(!coolDowns && { coolDown: { ...start.coolDown, ...noCoolDowns } }),
      ...(!pairLimit && { pair: undefined }),
    },
  };
}

/**
 * How long a process may go by a policy that another one changed, where no load for a decision
 * brings the new one.
 */
const lookEveryMs = 5_000;

/** The feature policy: the numbers of the rules, as stored in the database. */
export const policies: Feature = {
  module: ({ config }) => parts(config),
  consoleRoutes: () => [served(adminPolicyRoutes, { ...adminTokens, onceByKey: tokens.onceByKey })],
  tasks: [
    inRounds({
      pauseMs: lookEveryMs,
      failed: "nobody could look which policy counts",
      round: (found) => {
        const known = found.get(policyTokens.policies);
        return () => known.refresh();
      },
    }),
  ],
};
