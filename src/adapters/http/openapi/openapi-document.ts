import { failure } from "../contract/envelope.ts";
import type { AnswerSchemas, RouteContract } from "../contract/route.ts";

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
  for (const { id, method, path, summary, answers } of routes) {
    paths[path] = {
      ...paths[path],
      [method]: { operationId: id, summary, responses: responses(answers) },
    };
  }
  return {
    openapi: "3.1.1" as const,
    info: { title: info.title, version: info.version },
    servers: [{ url: info.server }],
    paths,
    components: { schemas: { Failure: failure } },
  };
}

function responses(answers: AnswerSchemas) {
  const stated = Object.entries(answers).map(([status, { description, body }]) => [
    status,
    { description, content: content(body === failure ? failureReference : body) },
  ]);
  return {
    ...Object.fromEntries(stated),
    default: { description: "It went wrong", content: content(failureReference) },
  };
}

const failureReference = { $ref: "#/components/schemas/Failure" };

function content(schema: unknown) {
  return { "application/json": { schema } };
}
