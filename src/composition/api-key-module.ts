import { ContainerModule } from "inversify";
import { apiKeyRoutes } from "../adapters/http/inbound/api-key/api-key-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresApiKeyStore } from "../adapters/persistence/api-key/postgres-api-key-store.ts";
import { IdentifyApiKey } from "../application/account/identify-api-key.ts";
import { ManageApiKeys } from "../application/api-key/manage-api-keys.ts";
import type { ApiKeyStore } from "../application/ports/api-key-store.ts";
import { accountTokens } from "./account-module.ts";
import { announcementTokens } from "./announcement-module.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
const apiKeyTokens = {
  keys: token<ApiKeyStore>("apiKeys"),
  manageApiKeys: token<ManageApiKeys>("manageApiKeys"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = apiKeyTokens;
  const a = accountTokens;
  bind(t.keys).toResolvedValue((pool) => new PostgresApiKeyStore(pool), [tokens.dataSource]);
  bind(tokens.identifyApiKey).toResolvedValue(
    (keys, sessionTokens, checkPlace, shown) =>
      new IdentifyApiKey({
        keys,
        tokens: sessionTokens,
        checkPlace,
        blockedIn: (country) => shown.blockedIn(country),
      }),
    [t.keys, a.sessionTokens, a.checkPlace, announcementTokens.shownAnnouncements],
  );
  bind(t.manageApiKeys).toResolvedValue(
    (keys, proveIdentity, sessionTokens) =>
      new ManageApiKeys({ keys, proveIdentity, tokens: sessionTokens, newId }),
    [t.keys, a.proveIdentity, a.sessionTokens],
  );
});

/** The feature api-key: keys by which programs of traders call. */
export const apiKeys: Feature = {
  module: parts,
  routes: () => [served(apiKeyRoutes, { manageApiKeys: apiKeyTokens.manageApiKeys })],
};
