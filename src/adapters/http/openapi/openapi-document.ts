import { mayKey } from "../contract/api-key/api-key-rights.ts";
import type { RouteContract } from "../contract/route.ts";
import { proofHeader } from "../contract/proof-of-work.ts";
import { Components } from "./components.ts";
import { inputSchema, refuseNamesakes } from "./dto-schemas.ts";
import { content } from "./json-content.ts";
import { RefusalAnswers } from "./refusal-answers.ts";

/** What the document says about the installation. */
export interface ApiInfo {
  readonly title: string;
  readonly version: string;
  /** The public address, without a trailing slash. */
  readonly server: string;
}

/** What holds for each field of a body and of a query, and is therefore not repeated at each. */
const ofEveryRequest =
  "In bodies and queries, a field that is null or an empty text counts as not sent, and a field that the operation does not name is refused (422).";

/**
 * Creates the OpenAPI 3.1 document from the list of routes: nothing is written twice, and named
 * parts are described once. Throws if two parts share a name. `streams`: paths that are no routes.
 */
export function openApiDocument(
  info: ApiInfo,
  routes: readonly RouteContract[],
  streams: Readonly<Record<string, Record<string, unknown>>> = {},
) {
  refuseNamesakes(routes);
  const components = new Components();
  const refusalAnswers = new RefusalAnswers(routes, components);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method]: operation(route, components, refusalAnswers),
    };
  }
  return {
    openapi: "3.1.1" as const,
    info: { title: info.title, version: info.version, description: ofEveryRequest },
    servers: [{ url: info.server }],
    paths: { ...paths, ...streams },
    components: {
      schemas: components.of("schemas"),
      responses: components.of("responses"),
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-session" },
        apiKey: { type: "http", scheme: "bearer" },
        supportToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        staff: { type: "apiKey", in: "cookie", name: "__Host-staff" },
        pageToken: { type: "apiKey", in: "header", name: "X-CSRF-Token" },
      },
    },
  };
}

function operation(route: RouteContract, components: Components, refusalAnswers: RefusalAnswers) {
  const { id, summary, body, takesFile } = route;
  return {
    operationId: id,
    summary,
    parameters: parameters(route),
    ...(body && {
      requestBody: { required: true, content: content(components.schema(inputSchema(body))) },
    }),
    ...(takesFile && { requestBody: fileBody }),
    responses: responses(route, components, refusalAnswers),
    security: security(route),
  };
}

/** The bytes of a file; what kind it is, they say themselves. */
const fileContent = {
  "application/octet-stream": { schema: { type: "string", format: "binary" } },
};

const fileBody = { required: true, content: fileContent };

function security(route: RouteContract): Record<string, never[]>[] {
  const { method, access } = route;
  const page = method === "get" ? {} : { pageToken: [] };
  if (access === "anyone") return [page];
  if (access === "support-chat") return [{ supportToken: [], ...page }];
  if (access === "staff") return [{ staff: [], ...page }];
  return [{ session: [], ...page }, ...(mayKey(route, "manage") ? [{ apiKey: [] }] : [])];
}

function parameters({ path, query, takesKey, takesProof }: RouteContract) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const asked = query && inputSchema(query);
  const inQuery = Object.entries(asked?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: asked?.required.includes(name) ?? false,
    schema,
  }));
  const key = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    schema: { type: "string", minLength: 8, maxLength: 100 },
  };
  const proof = {
    name: proofHeader,
    in: "header",
    required: false,
    schema: { type: "string", maxLength: 100 },
  };
  return [...inPath, ...inQuery, ...(takesKey ? [key] : []), ...(takesProof ? [proof] : [])];
}

function responses(route: RouteContract, components: Components, refusalAnswers: RefusalAnswers) {
  const stated = Object.entries(route.answers).map(([status, { description, body }]) => [
    status,
    {
      description,
      content: route.sendsFile ? fileContent : content(components.schema(body)),
    },
  ]);
  return {
    ...refusalAnswers.of(route),
    ...Object.fromEntries(stated),
  };
}
