import { schemaRows, type FieldRow, type Named, type Schema } from "./schema-rows.ts";

/** The parts of the served document that the page reads. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, DocumentedAnswer>>;
  };
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

type DocumentedAnswer = Content & { readonly description: string };

interface DocumentedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, DocumentedAnswer | { readonly $ref: string }>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

/** One refusal. */
export interface Refusal {
  readonly status: string;
  readonly code: string;
  readonly sentence: string;
}

/** One operation as shown in the reference. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Who may call. */
  readonly access: "anyone" | "signed-in" | "support-token";
  /** Whether the page's token is required. */
  readonly needsPageToken: boolean;
  readonly parameters: readonly (FieldRow & { readonly place: string })[];
  readonly body: readonly FieldRow[];
  readonly answers: readonly {
    readonly status: string;
    readonly description: string;
    readonly fields: readonly FieldRow[];
  }[];
  readonly refusals: readonly Refusal[];
}

/** Operations with a common path prefix. */
export interface Area {
  readonly name: string;
  readonly operations: readonly Operation[];
}

/**
 * Every operation of the document, grouped by the first segment of its path, in document order;
 * tool endpoints come last.
 */
export function areasOf(document: ApiDocument): readonly Area[] {
  const areas = new Map<string, Operation[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = areaOf(path);
      const found = operationOf(method, path, operation, document);
      areas.set(name, [...(areas.get(name) ?? []), found]);
    }
  }
  return [...areas]
    .map(([name, operations]) => ({ name, operations }))
    .toSorted((left, right) => Number(left.name === "/") - Number(right.name === "/"));
}

/**
 * The operations of the areas that have all the words in their path, id or summary; empty areas are
 * omitted.
 */
export function searchAreas(areas: readonly Area[], text: string): readonly Area[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return areas
    .map(({ name, operations }) => ({
      name,
      operations: operations.filter(({ id, method, path, summary }) => {
        const all = `${method} ${path} ${id} ${summary}`.toLowerCase();
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ operations }) => operations.length > 0);
}

/**
 * `/rest/v1/trade/{id}` belongs to the area `trade`; everything outside the API itself is grouped
 * together.
 */
function areaOf(path: string): string {
  return /^\/rest\/v\d+\/([^/]+)/.exec(path)?.[1] ?? "/";
}

function operationOf(
  method: string,
  path: string,
  {
    operationId,
    summary,
    parameters = [],
    requestBody,
    responses,
    security = [],
  }: DocumentedOperation,
  document: ApiDocument,
): Operation {
  const named = namedIn(document);
  const needed = new Set(security.flatMap((each) => Object.keys(each)));
  const statuses = Object.entries(responses)
    .filter(([status]) => status !== "default")
    .map(([status, answer]) => [status, answerIn(document, answer)] as const);
  const body = schemaIn(requestBody);
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    access: accessOf(needed),
    needsPageToken: needed.has("pageToken"),
    parameters: parameters.flatMap(({ name, in: place, required = false, schema }) =>
      schemaRows(schema, named).map((row) => ({ ...row, path: name, isRequired: required, place })),
    ),
    body: body ? schemaRows(body, named) : [],
    answers: statuses
      .filter(([, { description }]) => refusalsIn("", description).length === 0)
      .map(([status, answer]) => {
        const schema = schemaIn(answer);
        return {
          status,
          description: answer.description,
          fields: schema ? schemaRows(schema, named) : [],
        };
      }),
    refusals: statuses.flatMap(([status, { description }]) => refusalsIn(status, description)),
  };
}

/** Responses shared by several operations appear only once in the document. */
function answerIn(
  { components }: ApiDocument,
  answer: DocumentedAnswer | { readonly $ref: string },
): DocumentedAnswer {
  if (!("$ref" in answer)) return answer;
  const name = answer.$ref.slice(answersStart.length);
  return components?.responses?.[name] ?? { description: name };
}

const answersStart = "#/components/responses/";

function schemaIn(part: Content | undefined): Schema | undefined {
  return part?.content?.["application/json"]?.schema;
}

/** The document lists refusals as lines of a code in backticks, a colon, and its message. */
function refusalsIn(status: string, description: string): Refusal[] {
  return [...description.matchAll(/^`(\w+)`: (.+)$/gm)].map(([, code = "", sentence = ""]) => ({
    status,
    code,
    sentence,
  }));
}

function namedIn({ components }: ApiDocument): Named {
  const start = "#/components/schemas/";
  return (reference) =>
    reference.startsWith(start) ? components?.schemas?.[reference.slice(start.length)] : undefined;
}

function accessOf(needed: ReadonlySet<string>): Operation["access"] {
  if (needed.has("supportToken")) return "support-token";
  return needed.has("session") ? "signed-in" : "anyone";
}
