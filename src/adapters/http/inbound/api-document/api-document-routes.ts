import { apiDocument } from "../../contract/api-document.ts";
import type { RouteContract } from "../../contract/route.ts";
import { openApiDocument, type ApiInfo } from "../../openapi/openapi-document.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { fixedBody } from "../fixed-body.ts";

type Streams = NonNullable<Parameters<typeof openApiDocument>[2]>;

const noStreams: Streams = {};

interface Described {
  readonly info: string;
  readonly streams: Streams;
  readonly document: ReturnType<typeof openApiDocument>;
}

/** The last document of a list of routes: the applications of one process have the same. */
const described = new WeakMap<readonly RouteContract[], Described>();

/** Serves the document for the routes of one address. */
export function apiDocumentRoutes(
  info: ApiInfo,
  routes: readonly RouteContract[],
  streams = noStreams,
): readonly BoundRoute[] {
  const document = documentOf(info, routes, streams);
  return [bind(apiDocument).to(async () => ({ status: 200, body: document }))];
}

function documentOf(info: ApiInfo, routes: readonly RouteContract[], streams: Streams) {
  const told = JSON.stringify(info);
  const known = described.get(routes);
  if (known?.info === told && known.streams === streams) return known.document;
  const document = fixedBody(openApiDocument(info, routes, streams));
  described.set(routes, { info: told, streams, document });
  return document;
}
