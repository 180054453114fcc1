import type { RequestHandler } from "express";
import { appHashHeader } from "../contract/browser-reports.ts";

/** Says with every answer which build it is of, so that a page that is older can tell. */
export function appHash(hash: string): RequestHandler {
  return (_request, response, next) => {
    response.set(appHashHeader, hash);
    next();
  };
}
