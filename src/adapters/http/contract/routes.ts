import { apiDocumentRoutes } from "./api-document.ts";
import { healthRoutes } from "./health.ts";
import type { RouteContract } from "./route.ts";

/** Every route of the interface, one line a feature. */
export const routes: readonly RouteContract[] = [...healthRoutes, ...apiDocumentRoutes];
