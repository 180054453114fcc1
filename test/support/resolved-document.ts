interface Referring {
  readonly components?: object;
}

/** A served document with its references resolved; a dangling reference fails. */
export function resolved<Document extends Referring>(document: Document): Document {
  const { components = {}, ...rest } = document;
  return { ...(within(rest, document) as Document), components };
}

function within(part: unknown, document: object): unknown {
  if (Array.isArray(part)) return part.map((each: unknown) => within(each, document));
  if (typeof part !== "object" || part === null) return part;
  if ("$ref" in part) return within(named(String(part.$ref), document), document);
  return Object.fromEntries(
    Object.entries(part).map(([name, each]) => [name, within(each, document)]),
  );
}

function named(reference: string, document: object): unknown {
  let found: unknown = document;
  for (const name of reference.replace(/^#\//, "").split("/")) {
    found = (found as Record<string, unknown> | undefined)?.[name];
  }
  if (found === undefined) throw new Error(`The document has nothing at ${reference}`);
  return found;
}
