import fc from "fast-check";
import { edges, oddQueries, rawBodies } from "./hostile-values.ts";
import { resolved } from "./resolved-document.ts";

/** The part of a JSON schema that requests are made from. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** One operation of a served document. */
export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, Schema>>;
  readonly body: Schema | undefined;
}

/** What a hostile client sends besides what its page would. */
export interface HostileRequest {
  readonly filled: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What the client knows of the server: names of existing things, and accepted bodies. */
export interface Known {
  readonly ids: readonly string[];
  readonly bodies: Readonly<Record<string, object>>;
}

interface ServedDocument {
  readonly components?: object;
  readonly paths: Record<
    string,
    Record<
      string,
      {
        readonly operationId: string;
        readonly parameters: readonly { in: string; name: string; schema: Schema }[];
        readonly requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
}

/** Every operation that a server lists, but streams: their answers do not end. */
export async function operationsOf(url: string): Promise<readonly Operation[]> {
  const served = (await (await fetch(`${url}/openapi.json`)).json()) as ServedDocument;
  const { paths } = resolved(served);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => operationId !== "streamEvents")
      .map(([method, { operationId, parameters, requestBody }]) => ({
        operationId,
        method,
        path,
        query: Object.fromEntries(
          parameters
            .filter((each) => each.in === "query")
            .map(({ name, schema }) => [name, schema]),
        ),
        body: requestBody?.content["application/json"]?.schema,
      })),
  );
}

const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...edges) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.double() },
);

const junkText = junk.map((value) => (typeof value === "string" ? value : JSON.stringify(value)));

/** A value that may match the schema. */
function fitting(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "string":
      return schema.pattern === undefined
        ? fc.oneof(textOf(schema), fc.constantFrom(...known.ids))
        : textOf(schema);
    case "integer":
    case "number":
      return fc.integer({ min: 0, max: 60 });
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(schema.items ? fitting(schema.items, known) : junk, { maxLength: 4 });
    case "object":
      return objectOf(schema, known);
    default:
      return junk;
  }
}

const texts = new Map<string, fc.Arbitrary<string>>();

/** Made once for each rule: the letters that people see as one take 20 ms to list. */
function textOf(schema: Schema): fc.Arbitrary<string> {
  const rule = JSON.stringify([schema.pattern, schema.minLength, schema.maxLength]);
  const made = texts.get(rule) ?? textWith(schema);
  texts.set(rule, made);
  return made;
}

function textWith({ pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  const most = Math.max(minLength, Math.min(maxLength, 200));
  const text = fc.string({ minLength, maxLength: most, unit: "grapheme" });
  if (pattern === undefined) return text;
  try {
    return fc.stringMatching(new RegExp(pattern, "u"), { size: "small" });
  } catch {
    // Not every rule can be inverted.
    return text;
  }
}

/**
 * An object whose fields mostly match; one of them may be anything, and there may be an extra one.
 */
function objectOf({ properties = {} }: Schema, known: Known): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, fitting(schema, known)] as const,
  );
  return spoiled(fc.record(Object.fromEntries(fields), { requiredKeys: [] }));
}

function spoiled(whole: fc.Arbitrary<object>): fc.Arbitrary<object> {
  const spoil = fc.tuple(whole, junk, fc.nat(), fc.boolean()).map(([body, value, at, isOff]) => {
    const names = Object.keys(body);
    const name = names[at % Math.max(1, names.length)];
    return isOff || name === undefined ? body : { ...body, [name]: value };
  });
  const extended = fc
    .tuple(spoil, fc.constantFrom("role", "__proto__", "constructor", "status", "$where"), junk)
    .map(([body, name, value]) =>
      Object.defineProperty({ ...body }, name, { value, enumerable: true }),
    );
  return fc.oneof({ weight: 5, arbitrary: spoil }, { weight: 1, arbitrary: extended });
}

function bodyOf({ operationId, body }: Operation, known: Known): fc.Arbitrary<string | undefined> {
  const example = known.bodies[operationId];
  const values: fc.WeightedArbitrary<unknown>[] = [{ weight: 1, arbitrary: junk }];
  if (body) values.push({ weight: 4, arbitrary: fitting(body, known) });
  if (example) values.push({ weight: 6, arbitrary: spoiled(fc.constant(example)) });
  const written = fc.oneof(...values).map((value) => JSON.stringify(value));
  // A route without a body is called as its page calls it, most of the time.
  const bare = { weight: body ? 1 : 8, arbitrary: fc.constant(undefined) };
  const raw = { weight: 1, arbitrary: fc.constantFrom(...rawBodies) };
  return fc.oneof(bare, raw, { weight: 8, arbitrary: written });
}

function addressOf({ path, query }: Operation, known: Known): fc.Arbitrary<string> {
  const parts = path.split(/\{\w+\}/);
  const id = fc
    .oneof(
      { weight: 3, arbitrary: fc.constantFrom(...known.ids) },
      { weight: 2, arbitrary: junkText.map(encoded) },
      {
        weight: 1,
        arbitrary: fc.constantFrom("%00", "%", "%E0%A4%A", "..%2f..", "%2e%2e", "a;b", "a%20b"),
      },
    )
    // A client would remove these from the path, and request another.
    .map((text) => (/^(\.|%2e)*$/i.test(text) ? "unknown1234" : text.slice(0, 2_000)));
  const filled = fc
    .array(id, { minLength: parts.length - 1, maxLength: parts.length - 1 })
    .map((ids) => parts.map((part, index) => part + (ids[index] ?? "")).join(""));
  const fields = Object.entries(query).map(([name, schema]) => {
    // Long-polling requests take long.
    const fits = name === "wait" ? fc.constantFrom("0", "1") : fitting(schema, known).map(String);
    const value = fc.oneof({ weight: 4, arbitrary: fits }, { weight: 1, arbitrary: junkText });
    return fc.option(value.map((text) => `${name}=${encoded(text)}`));
  });
  const odd = fc.oneof(
    { weight: 9, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...oddQueries) },
  );
  return fc.tuple(filled, fc.tuple(...fields), odd).map(([address, pairs, more]) => {
    const all = [...pairs, more].filter((pair) => pair !== null);
    return address + (all.length > 0 ? `?${all.join("&").slice(0, 8_000)}` : "");
  });
}

function encoded(text: string): string {
  return encodeURIComponent(text.slice(0, 1_000).toWellFormed());
}

const headerText = fc.oneof(
  fc.constantFrom(
    "",
    "*",
    "*/*",
    "text/html",
    "application/json",
    "gzip",
    "identity",
    "a".repeat(3_000),
  ),
  fc.constantFrom(
    "127.0.0.1",
    "cross-site",
    "same-origin",
    "null",
    "https://evil.example",
    "bytes=0-",
  ),
  fc.string({ maxLength: 60 }).map((text) => text.trim()),
);

const oddHeaders = fc.dictionary(
  fc.constantFrom(
    "accept",
    "accept-language",
    "accept-encoding",
    "content-encoding",
    "idempotency-key",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-http-method-override",
    "x-original-url",
    "range",
    "if-none-match",
    "last-event-id",
    "origin",
    "sec-fetch-site",
    "referer",
    "x-background",
    "x-request-id",
    "authorization",
    "user-agent",
    "content-type",
  ),
  headerText,
  { maxKeys: 3 },
);

/** Requests to one operation, from nearly right to nonsense. */
export function hostileRequests(operation: Operation, known: Known): fc.Arbitrary<HostileRequest> {
  const isRead = operation.method === "get";
  return fc.record({
    filled: addressOf(operation, known),
    headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, oddHeaders),
    body: isRead ? fc.constant(undefined) : bodyOf(operation, known),
  });
}
