import { targetConstructorToSchema } from "class-validator-jsonschema";
import type { DtoClass, RouteContract } from "../contract/route.ts";
import { named } from "../contract/schema-names.ts";

/** The JSON schema of an input: what its class-validator decorators say, and nothing else allowed. */
interface InputSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

const known = new WeakMap<DtoClass<object>, InputSchema>();

/** The schema of a DTO's class from its decorators, under the name of the class; read once. */
export function inputSchema(Class: DtoClass<object>): InputSchema {
  const schema = known.get(Class) ?? named(Class.name, schemaOf(Class));
  known.set(Class, schema);
  return schema;
}

/** Throws where two classes of inputs have one name: a reader of the document would take one for the other. */
export function refuseNamesakes(routes: readonly RouteContract[]): void {
  const byName = new Map<string, DtoClass<object>>();
  for (const Class of routes.flatMap(({ query, body }) => [...within(query), ...within(body)])) {
    const other = byName.get(Class.name) ?? Class;
    if (other !== Class) throw new Error(`Two classes of inputs are called ${Class.name}`);
    byName.set(Class.name, Class);
  }
}

function within(Class: DtoClass<object> | undefined): DtoClass<object>[] {
  return Class ? [Class, ...Object.values(Class.nested ?? {}).flatMap(within)] : [];
}

function schemaOf(Class: DtoClass<object>): InputSchema {
  const { properties = {}, required = [] } = targetConstructorToSchema(Class);
  const nested = Object.entries(Class.nested ?? {}).map(([field, Nested]) => {
    const schema = inputSchema(Nested);
    const said = properties[field];
    const isList = said !== undefined && "type" in said && said.type === "array";
    return [field, isList ? { ...said, items: schema } : schema];
  });
  return {
    type: "object",
    properties: { ...properties, ...(Object.fromEntries(nested) as Record<string, object>) },
    required,
    additionalProperties: false,
  };
}
