const names = new WeakMap<object, string>();

/**
 * Names a schema: the document describes it once, under this name, and refers to it wherever it stands.
 * No two schemas of one document have the same name.
 */
export function named<Schema extends object>(name: string, schema: Schema): Schema {
  names.set(schema, name);
  return schema;
}

/** The name that a schema was given. */
export function nameOfSchema(schema: object): string | undefined {
  return names.get(schema);
}
