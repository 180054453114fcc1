import { ContainerModule } from "inversify";
import { ownDataRoutes } from "../adapters/http/inbound/own-data/own-data-routes.ts";
import { PostgresOwnDataStore } from "../adapters/persistence/own-data/postgres-own-data-store.ts";
import { DownloadOwnData } from "../application/own-data/download-own-data.ts";
import type { OwnDataStore } from "../application/ports/own-data-store.ts";
import { accountTokens } from "./account-module.ts";
import { bankAccountTokens } from "./bank-account-module.ts";
import { served, type Feature } from "./feature.ts";
import { giftCardTokens } from "./gift-card-module.ts";
import { phoneTokens } from "./phone-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature own-data. */
const ownDataTokens = {
  stored: token<OwnDataStore>("ownDataStore"),
  downloadOwnData: token<DownloadOwnData>("downloadOwnData"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = ownDataTokens;
  bind(t.stored).toResolvedValue((pool) => new PostgresOwnDataStore(pool), [tokens.dataSource]);
  bind(t.downloadOwnData).toResolvedValue(
    (stored, phones, bankAccounts, giftCards, wallets, payAddresses, proveIdentity, attempts) =>
      new DownloadOwnData({
        stored,
        phones,
        bankAccounts,
        giftCards,
        wallets,
        payAddresses,
        proveIdentity,
        attempts,
      }),
    [
      t.stored,
      phoneTokens.phones,
      bankAccountTokens.store,
      giftCardTokens.cards,
      bankAccountTokens.wallets,
      bankAccountTokens.payAddresses,
      accountTokens.proveIdentity,
      accountTokens.attempts,
    ],
  );
});

/** The feature own-data: all that is kept about a person, for themselves. */
export const ownData: Feature = {
  module: parts,
  routes: () => [served(ownDataRoutes, ownDataTokens)],
};
