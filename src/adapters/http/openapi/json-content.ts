/** What is sent or answered, as the document says it: JSON of a schema. */
export function content(schema: unknown) {
  return { "application/json": { schema } };
}
