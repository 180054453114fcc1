import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Request } from "express";
import { sessionTokenOf, visitorIdOf } from "./cookies.ts";

/**
 * Whom a page was made for: a session or, if there is none, a browser. A console page is made for
 * the browser and outlives a session: a user who signs in again in place loses nothing.
 */
type PageHolder = `session ${string}` | `visitor ${string}` | `console ${string}`;

export function pageHolderOf(request: Request): PageHolder | undefined {
  const session = sessionTokenOf(request);
  if (session !== undefined) return `session ${session}`;
  const visitor = visitorIdOf(request);
  return visitor === undefined ? undefined : `visitor ${visitor}`;
}

/**
 * Something only our own pages can know: other sites can make browsers send cookies, but cannot
 * read them. Each page has it under another mask: lengths of compressed pages tell nothing about it.
 */
export function csrfToken(secret: Uint8Array, holder: PageHolder): string {
  const right = digest(secret, holder);
  const mask = randomBytes(right.length);
  return Buffer.concat([mask, masked(right, mask)]).toString("base64url");
}

/** Compares in constant time, so that timing does not reveal how much of a guess was right. */
export function isCsrfToken(
  secret: Uint8Array,
  holder: PageHolder,
  token: string | undefined,
): boolean {
  const given = Buffer.from(token ?? "", "base64url");
  const right = digest(secret, holder);
  if (given.length !== 2 * right.length) return false;
  const mask = given.subarray(0, right.length);
  return timingSafeEqual(masked(given.subarray(right.length), mask), right);
}

function masked(bytes: Uint8Array, mask: Uint8Array): Buffer {
  return Buffer.from(bytes.map((byte, at) => byte ^ (mask[at] ?? 0)));
}

function digest(secret: Uint8Array, holder: PageHolder): Buffer {
  return createHmac("sha256", secret).update(holder).digest();
}
