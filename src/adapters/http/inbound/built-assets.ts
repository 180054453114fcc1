import { existsSync, readdirSync } from "node:fs";
import { extname } from "node:path";
import type { RequestHandler } from "express";
import { secureTransportValue } from "./security-headers.ts";
import { isRead } from "./is-read.ts";

/** The copies that the build puts beside a file (`vite.precompressed.ts`), the smallest first. */
const copies = [
  { coding: "br", ending: ".br" },
  { coding: "gzip", ending: ".gz" },
] as const;

/**
 * Files of a built interface, compressed by the build. Their names contain a content hash, so they
 * never change. They carry no header that only a page or an answer with content of its own needs.
 */
export function builtAssets(folder: string): RequestHandler {
  const built = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (request, response, next) => {
    const name = request.path.slice(1);
    if (!isRead(request) || !built.has(name) || isCopy(name)) return next();
    const present = copies.filter(({ ending }) => built.has(name + ending));
    const copy = present.find(({ coding }) => request.acceptsEncodings(coding));
    if (present.length > 0) response.vary("Accept-Encoding");
    if (copy) response.set("Content-Encoding", copy.coding);
    response
      .type(extname(name))
      .set("Strict-Transport-Security", secureTransportValue)
      .set("X-Content-Type-Options", "nosniff")
      .set("Cross-Origin-Resource-Policy", "same-origin")
      .sendFile(
        name + (copy?.ending ?? ""),
        { root: folder, immutable: true, maxAge: "1y" },
        (error) => {
          if (error && !response.headersSent) next(error);
        },
      );
  };
}

function isCopy(name: string): boolean {
  return copies.some(({ ending }) => name.endsWith(ending));
}
