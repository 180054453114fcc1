import { createHmac, timingSafeEqual } from "node:crypto";
import type { Request } from "express";
import { sessionTokenOf, visitorIdOf } from "./cookies.ts";

/**
 * Whom a page was made for: a session or, where there is none, a browser. A page of the console is
 * made for the browser, and outlives a session: who signs in again in place loses nothing.
 */
type PageHolder = `session ${string}` | `visitor ${string}` | `console ${string}`;

export function pageHolderOf(request: Request): PageHolder | undefined {
  const session = sessionTokenOf(request);
  if (session !== undefined) return `session ${session}`;
  const visitor = visitorIdOf(request);
  return visitor === undefined ? undefined : `visitor ${visitor}`;
}

/** What only a page of ours can know: other sites make browsers send cookies, but cannot read them. */
export function csrfToken(secret: Uint8Array, holder: PageHolder): string {
  return digest(secret, holder).toString("base64url");
}

/** Compares in a time that does not tell how much of a guess was right. */
export function isCsrfToken(
  secret: Uint8Array,
  holder: PageHolder,
  token: string | undefined,
): boolean {
  const given = Buffer.from(token ?? "", "base64url");
  const right = digest(secret, holder);
  return given.length === right.length && timingSafeEqual(given, right);
}

function digest(secret: Uint8Array, holder: PageHolder): Buffer {
  return createHmac("sha256", secret).update(holder).digest();
}
