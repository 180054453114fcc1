/** The bodies of answers that never change, as they are sent. */
const written = new WeakMap<object, Buffer>();

/**
 * Marks the body of an answer that is the same for everybody and never changes. It is written once: to
 * write the whole document for each request keeps everybody else waiting.
 */
export function fixedBody<Body extends object>(body: Body): Body {
  written.set(body, Buffer.from(JSON.stringify(body)));
  return body;
}

/** A body as JSON. */
export function jsonOf(body: unknown): string | Buffer {
  const known = typeof body === "object" && body !== null ? written.get(body) : undefined;
  return known ?? JSON.stringify(body);
}
