/** JSON content of a schema, for request and response bodies. */
export function content(schema: unknown) {
  return { "application/json": { schema } };
}
