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
  return {
    type: "object",
    properties,
    required,
    additionalProperties: false,
  };
}
