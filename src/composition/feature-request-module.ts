import { ContainerModule } from "inversify";
import { featureRequestListRoutes } from "../adapters/http/inbound/admin/feature-request-routes.ts";
import { featureRequestRoutes } from "../adapters/http/inbound/feature-request/feature-request-routes.ts";
import { PostgresFeatureRequestStore } from "../adapters/persistence/feature-request/postgres-feature-request-store.ts";
import { ListFeatureRequests } from "../application/feature-request/list-feature-requests.ts";
import { SendFeatureRequest } from "../application/feature-request/send-feature-request.ts";
import type { FeatureRequestStore } from "../application/ports/feature-request-store.ts";
import { accountTokens } from "./account-module.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
const featureRequestTokens = {
  store: token<FeatureRequestStore>("featureRequestStore"),
  sendFeatureRequest: token<SendFeatureRequest>("sendFeatureRequest"),
  listFeatureRequests: token<ListFeatureRequests>("listFeatureRequests"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = featureRequestTokens;
  bind(t.store).toResolvedValue(
    (pool) => new PostgresFeatureRequestStore(pool),
    [tokens.dataSource],
  );
  bind(t.sendFeatureRequest).toResolvedValue(
    (store, attempts) => new SendFeatureRequest(store, attempts),
    [t.store, accountTokens.attempts],
  );
  bind(t.listFeatureRequests).toResolvedValue((store) => new ListFeatureRequests(store), [t.store]);
});

/** What traders wish for: sent by them, read by staff. */
export const featureRequest: Feature = {
  module: parts,
  routes: () => [served(featureRequestRoutes, featureRequestTokens)],
  consoleRoutes: () => [served(featureRequestListRoutes, featureRequestTokens)],
};
