import { validationMetadatasToSchemas } from "class-validator-jsonschema";
import type { DtoClass } from "../contract/route.ts";

/** The JSON schema of an input: what its class-validator decorators say, and nothing else allowed. */
export interface InputSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/** Reads the schema of a DTO's class from its decorators. */
export function inputSchema(Class: DtoClass<object>): InputSchema {
  const { properties = {}, required = [] } = validationMetadatasToSchemas()[Class.name] ?? {};
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
