import type { CheckReadiness } from "../../../application/health/check-readiness.ts";
import type { ApiInfo } from "../openapi/openapi-document.ts";
import { apiDocumentRoutes } from "./api-document/api-document-routes.ts";
import type { BoundRoute } from "./bound-route.ts";
import { healthRoutes } from "./health/health-routes.ts";

/** What the routes need from the inside. */
export interface UseCases {
  readonly checkReadiness: CheckReadiness;
}

/** Every route with its handler, one line a feature. */
export function boundRoutes(useCases: UseCases, info: ApiInfo): readonly BoundRoute[] {
  return [...healthRoutes(useCases.checkReadiness), ...apiDocumentRoutes(info)];
}
