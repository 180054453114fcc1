import { eventStreamPaths } from "../adapters/http/contract/event-stream.ts";
import type { BoundRoute } from "../adapters/http/inbound/bound-route.ts";
import { adminRoutes } from "../adapters/http/contract/admin/admin-routes.ts";
import { routes } from "../adapters/http/contract/routes.ts";
import { apiDocumentRoutes } from "../adapters/http/inbound/api-document/api-document-routes.ts";
import { microAppRoutes } from "../adapters/http/inbound/micro-app/micro-app-routes.ts";
import { namedRouteRoutes } from "../adapters/http/inbound/pages/named-route-routes.ts";
import { inOrderOf } from "../adapters/http/inbound/route-order.ts";
import type { ApiInfo } from "../adapters/http/openapi/openapi-document.ts";
import type { Config } from "./config.ts";
import type { Feature, Parts } from "./feature.ts";
import { builtMicroApps } from "./built-interface.ts";
import { features } from "./features.ts";

/** Every route for traders with its handler. Throws if they do not match the contract. */
export function traderRoutes(parts: Parts, config: Config, info: ApiInfo): readonly BoundRoute[] {
  const ofFeatures = boundBy((feature) => feature.routes, parts, config);
  return inOrderOf(routes, [
    ...ofFeatures,
    ...namedRouteRoutes(),
    ...microAppRoutes(builtMicroApps()),
    ...apiDocumentRoutes(info, routes, eventStreamPaths),
  ]);
}

/** Every route of the console with its handler. Throws if they do not match the contract. */
export function consoleRoutes(parts: Parts, config: Config, info: ApiInfo): readonly BoundRoute[] {
  const ofFeatures = boundBy((feature) => feature.consoleRoutes, parts, config);
  const document = apiDocumentRoutes(info, adminRoutes);
  return [...document, ...inOrderOf(adminRoutes, ofFeatures)];
}

function boundBy(
  routesOf: (feature: Feature) => Feature["routes"],
  parts: Parts,
  config: Config,
): readonly BoundRoute[] {
  return features
    .flatMap((feature) => routesOf(feature)?.(config) ?? [])
    .flatMap((bindTo) => bindTo(parts));
}
