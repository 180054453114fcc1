/** Constant response bodies, in serialised form. */
const written = new WeakMap<object, Buffer>();

/**
 * Marks a response body that is constant and the same for everyone. It is serialised once:
 * serialising the whole document per request would keep other requests waiting.
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
