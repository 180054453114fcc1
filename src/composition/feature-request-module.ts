import { ContainerModule } from "inversify";
import { featureRequestListRoutes } from "../adapters/http/inbound/admin/feature-request-routes.ts";
import { featureRequestRoutes } from "../adapters/http/inbound/feature-request/feature-request-routes.ts";
import { PostgresFeatureRequestStore } from "../adapters/persistence/feature-request/postgres-feature-request-store.ts";
import { AnswerFeatureRequest } from "../application/feature-request/answer-feature-request.ts";
import { ListFeatureRequests } from "../application/feature-request/list-feature-requests.ts";
import { ListOwnFeatureRequests } from "../application/feature-request/list-own-feature-requests.ts";
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
  listOwnFeatureRequests: token<ListOwnFeatureRequests>("listOwnFeatureRequests"),
  answerFeatureRequest: token<AnswerFeatureRequest>("answerFeatureRequest"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = featureRequestTokens;
  bind(t.store).toResolvedValue(
    (pool, seal) => new PostgresFeatureRequestStore(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.sendFeatureRequest).toResolvedValue(
    (store, attempts) => new SendFeatureRequest(store, attempts),
    [t.store, accountTokens.attempts],
  );
  bind(t.listFeatureRequests).toResolvedValue((store) => new ListFeatureRequests(store), [t.store]);
  bind(t.listOwnFeatureRequests).toResolvedValue(
    (store) => new ListOwnFeatureRequests(store),
    [t.store],
  );
  bind(t.answerFeatureRequest).toResolvedValue(
    (store) => new AnswerFeatureRequest(store),
    [t.store],
  );
});

/** What traders wish for: sent by them, read and answered by staff. */
export const featureRequest: Feature = {
  module: parts,
  routes: () => [served(featureRequestRoutes, featureRequestTokens)],
  consoleRoutes: () => [
    served(featureRequestListRoutes, { ...featureRequestTokens, onceByKey: tokens.onceByKey }),
  ],
};
