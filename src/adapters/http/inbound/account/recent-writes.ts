import type { RequestHandler } from "express";
import { isRead } from "../is-read.ts";
import { hasWrittenRecently, setWrittenCookie } from "./cookies.ts";

/** Runs something that may read what was a moment ago. */
export type AllowOldReads = <Result>(run: () => Result) => Result;

/**
 * Lets a request that changes nothing read from replicas, unless its browser has just changed
 * something: people see their own changes at once. The mark is in a cookie, as the next request may
 * reach another process.
 */
export function recentWrites(allowOldReads: AllowOldReads): RequestHandler {
  return (request, response, next) => {
    if (isRead(request)) return hasWrittenRecently(request) ? next() : allowOldReads(next);
    response.append("Set-Cookie", setWrittenCookie());
    next();
  };
}
