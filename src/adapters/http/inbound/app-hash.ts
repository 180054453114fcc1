import type { RequestHandler } from "express";
import { appHashHeader } from "../contract/browser-reports.ts";

/** Adds the build hash to every response, so that an outdated page can tell. */
export function appHash(hash: string): RequestHandler {
  return (_request, response, next) => {
    response.set(appHashHeader, hash);
    next();
  };
}
