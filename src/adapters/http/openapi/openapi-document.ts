import { failure } from "../contract/envelope.ts";
import { refusals, type RefusalCode } from "../contract/refusals.ts";
import type { RouteContract } from "../contract/route.ts";
import { inputSchema } from "./dto-schemas.ts";

/** What the document says of the installation. */
export interface ApiInfo {
  readonly title: string;
  readonly version: string;
  /** The public address, without a slash at the end. */
  readonly server: string;
}

/** Makes the OpenAPI 3.1 document from the list of routes: nothing is written twice. */
export function openApiDocument(info: ApiInfo, routes: readonly RouteContract[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: operation(route) };
  }
  return {
    openapi: "3.1.1" as const,
    info: { title: info.title, version: info.version },
    servers: [{ url: info.server }],
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-session" },
        staff: { type: "apiKey", in: "cookie", name: "__Host-staff" },
        pageToken: { type: "apiKey", in: "header", name: "X-CSRF-Token" },
      },
    },
  };
}

function operation(route: RouteContract) {
  const { id, summary, body } = route;
  return {
    operationId: id,
    summary,
    parameters: parameters(route),
    ...(body && { requestBody: { required: true, content: content(inputSchema(body)) } }),
    responses: responses(route),
    security: security(route),
  };
}

function security({ method, access }: RouteContract): Record<string, never[]>[] {
  const page = method === "get" ? {} : { pageToken: [] };
  if (access === "anyone") return [page];
  return [access === "staff" ? { staff: [], ...page } : { session: [], ...page }];
}

function parameters({ path, query, takesKey }: RouteContract) {
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
  return [...inPath, ...inQuery, ...(takesKey ? [key] : [])];
}

function responses(route: RouteContract) {
  const stated = Object.entries(route.answers).map(([status, { description, body }]) => [
    status,
    { description, content: content(body === failure ? failureReference : body) },
  ]);
  const refused = [...codesByStatus(route)].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((code) => `\`${code}\`: ${refusals[code].message}`).join("\n\n"),
      content: content(failureWith(codes)),
    },
  ]);
  return {
    ...Object.fromEntries(refused),
    ...Object.fromEntries(stated),
    default: { description: "It went wrong", content: content(failureReference) },
  };
}

function codesByStatus(route: RouteContract): Map<number, RefusalCode[]> {
  const found = new Map<number, RefusalCode[]>();
  for (const code of [...generalCodes(route), ...(route.refusals ?? [])]) {
    const { status } = refusals[code];
    found.set(status, [...(found.get(status) ?? []), code]);
  }
  return found;
}

/** What the route may answer by its shape alone: by its access, its input, its parameters. */
function generalCodes({ method, path, access, takesKey }: RouteContract): RefusalCode[] {
  return [
    "bad_request",
    ...(access === "anyone" ? [] : (["unauthenticated"] as const)),
    ...(access === "staff" ? (["forbidden"] as const) : []),
    ...(path.includes("{") || takesKey ? (["not_found"] as const) : []),
    ...(takesKey ? (["key_reused"] as const) : []),
    ...(method === "get"
      ? []
      : (["forbidden_origin", "payload_too_large", "unsupported_media_type"] as const)),
    "validation",
    "rate_limited",
    "busy",
    "unavailable",
  ];
}

const failureReference = { $ref: "#/components/schemas/Failure" };

function failureWith(codes: readonly RefusalCode[]) {
  const code = { type: "string", enum: [...codes] };
  const error = { type: "object", properties: { code } };
  return { allOf: [failureReference, { type: "object", properties: { error } }] };
}

function content(schema: unknown) {
  return { "application/json": { schema } };
}
