import { apiDocument } from "../../contract/api-document.ts";
import type { RouteContract } from "../../contract/route.ts";
import { openApiDocument, type ApiInfo } from "../../openapi/openapi-document.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { fixedBody } from "../fixed-body.ts";

/** Serves the document for the routes of one address. */
export function apiDocumentRoutes(
  info: ApiInfo,
  routes: readonly RouteContract[],
  streams: Parameters<typeof openApiDocument>[2] = {},
): readonly BoundRoute[] {
  const document = fixedBody(openApiDocument(info, routes, streams));
  return [bind(apiDocument).to(async () => ({ status: 200, body: document }))];
}
