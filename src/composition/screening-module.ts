import { ContainerModule } from "inversify";
import { blockedAddressRoutes } from "../adapters/http/inbound/admin/blocked-address-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresBlockedAddresses } from "../adapters/persistence/screening/postgres-blocked-addresses.ts";
import { SanctionsApi } from "../adapters/screening/sanctions-api.ts";
import { KeepBlockedAddresses } from "../application/screening/keep-blocked-addresses.ts";
import { ScreenAddress } from "../application/screening/screen-address.ts";
import { served, type Feature, type Installation } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
export const screeningTokens = {
  blockedAddresses: token<PostgresBlockedAddresses>("blockedAddresses"),
  keepBlockedAddresses: token<KeepBlockedAddresses>("keepBlockedAddresses"),
  screenAddress: token<ScreenAddress>("screenAddress"),
  hasScreeningProvider: token<boolean>("hasScreeningProvider"),
};

function parts({ config: { screening } }: Installation): ContainerModule {
  const t = screeningTokens;
  return new ContainerModule(({ bind }) => {
    bind(t.blockedAddresses).toResolvedValue(
      (pool, seal) => new PostgresBlockedAddresses(pool, seal),
      [tokens.dataSource, tokens.auditSeal],
    );
    bind(t.keepBlockedAddresses).toResolvedValue(
      (store) => new KeepBlockedAddresses(store, newId),
      [t.blockedAddresses],
    );
    bind(t.screenAddress).toResolvedValue(
      (own, logger) =>
        new ScreenAddress(screening ? [own, new SanctionsApi(screening)] : [own], (error) =>
          logger.error({ err: error }, "an address could not be screened"),
        ),
      [t.blockedAddresses, tokens.logger],
    );
    bind(t.hasScreeningProvider).toConstantValue(screening !== undefined);
  });
}

/** The feature screening: to which addresses nothing is sent, whoever asks. */
export const screening: Feature = {
  module: parts,
  consoleRoutes: () => [
    served(blockedAddressRoutes, { ...screeningTokens, onceByKey: tokens.onceByKey }),
  ],
};
