import { ContainerModule } from "inversify";
import { currentUserRoutes } from "../adapters/http/inbound/account/current-user-routes.ts";
import { settingsRoutes } from "../adapters/http/inbound/account/settings-routes.ts";
import { PostgresOwnRecordStore } from "../adapters/persistence/account/postgres-own-record-store.ts";
import { PostgresSettingsStore } from "../adapters/persistence/account/postgres-settings-store.ts";
import { ChangeSettings } from "../application/account/change-settings.ts";
import { CompleteTour } from "../application/account/complete-tour.ts";
import { ViewOwnRecord } from "../application/account/view-own-record.ts";
import { ViewSettings } from "../application/account/view-settings.ts";
import type { SettingsStore } from "../application/ports/settings-store.ts";
import { accountTokens } from "./account-module.ts";
import type { Config } from "./config.ts";
import { served, type Feature } from "./feature.ts";
import { kycTokens } from "./kyc-module.ts";
import { verificationTokens } from "./verification-module.ts";
import { phoneTokens } from "./phone-module.ts";
import { recordTokens } from "./record-module.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of what traders choose about themselves. */
export const settingsTokens = {
  settings: token<SettingsStore>("settings"),
  viewSettings: token<ViewSettings>("viewSettings"),
  changeSettings: token<ChangeSettings>("changeSettings"),
  completeTour: token<CompleteTour>("completeTour"),
  viewOwnRecord: token<ViewOwnRecord>("viewOwnRecord"),
};

function parts({ brandName }: Config): ContainerModule {
  const t = settingsTokens;
  return new ContainerModule(({ bind }) => {
    bind(t.settings).toResolvedValue(
      (pool) => new PostgresSettingsStore(pool),
      [tokens.dataSource],
    );
    bind(t.viewSettings).toResolvedValue((settings) => new ViewSettings(settings), [t.settings]);
    bind(t.changeSettings).toResolvedValue(
      (settings, texts, policy) => new ChangeSettings({ settings, texts, policy, brandName }),
      [t.settings, policyTokens.texts, policyTokens.account],
    );
    bind(t.completeTour).toResolvedValue((settings) => new CompleteTour(settings), [t.settings]);
    bind(t.viewOwnRecord).toResolvedValue(
      (viewCurrentUser, settings, pool, phones, limits, discounts, policy, verification) =>
        new ViewOwnRecord({
          viewCurrentUser,
          settings,
          records: new PostgresOwnRecordStore(pool),
          phones,
          unusedVolume: (actor, currency) => limits.execute(actor, currency),
          discounts,
          policy,
          verificationOf: (traderId) => verification.execute(traderId),
        }),
      [
        accountTokens.viewCurrentUser,
        t.settings,
        tokens.dataSource,
        phoneTokens.phones,
        kycTokens.checkLimits,
        recordTokens.feeDiscounts,
        policyTokens.start,
        verificationTokens.viewVerification,
      ],
    );
  });
}

/** What traders choose about themselves, and everything that they know of themselves. */
export const settings: Feature = {
  module: ({ config }) => parts(config),
  routes: () => [
    served(currentUserRoutes, { ...settingsTokens, gate: accountTokens.gate }),
    served(settingsRoutes, { ...settingsTokens, changeUsername: accountTokens.changeUsername }),
  ],
};
