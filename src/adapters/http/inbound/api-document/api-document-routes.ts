import { apiDocument } from "../../contract/api-document.ts";
import { routes } from "../../contract/routes.ts";
import { openApiDocument, type ApiInfo } from "../../openapi/openapi-document.ts";
import { bind, type BoundRoute } from "../bound-route.ts";

/** Serves the document of all routes. */
export function apiDocumentRoutes(info: ApiInfo): readonly BoundRoute[] {
  const document = openApiDocument(info, routes);
  return [bind(apiDocument).to(async () => ({ status: 200, body: document }))];
}
