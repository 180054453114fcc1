import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Router, type RequestHandler } from "express";
import type { OpenedFile, OpenFile } from "../../../../application/attachment/open-file.ts";
import { addressSeconds } from "../../../../domain/attachment/attachment-limits.ts";
import { sendRefusal } from "../failures.ts";
import { wantedPart } from "./wanted-part.ts";

/**
 * Files by their signed addresses: whoever has one may read it until it ends. What people sent never
 * runs, wherever it is opened. PDFs and videos are saved instead of shown: a page plays a video in an
 * element of its own, which ignores that.
 */
export function filePages(openFile: OpenFile): RequestHandler {
  const router = Router();
  router.get("/:id/:variant", async (request, response) => {
    const { id, variant } = request.params;
    const opened = await openFile.execute(id, variant, request.query);
    if (!opened) return sendRefusal(response, { refusal: "not_found" });
    const { bytes, isInPieces } = opened;
    const part = isInPieces ? wantedPart(request.get("Range"), bytes) : "all";
    response.set({
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": `private, max-age=${addressSeconds}`,
      "Content-Disposition": disposition(opened),
      ...(isInPieces && { "Accept-Ranges": "bytes" }),
    });
    if (part === "none") {
      return void response.set("Content-Range", `bytes */${bytes}`).status(416).end();
    }
    const { from, to } = part === "all" ? { from: 0, to: bytes } : part;
    if (part !== "all") {
      response.status(206).set("Content-Range", `bytes ${from}-${to - 1}/${bytes}`);
    }
    response.set("Content-Length", String(to - from));
    response.setHeader("Content-Type", typeOf(opened));
    if (request.method === "HEAD") return void response.end();
    await pipeline(Readable.from(opened.read(from, to)), response).catch(() => response.destroy());
  });
  return router;
}

function typeOf({ file, variant }: OpenedFile): string {
  return variant === "thumbnail" ? "image/webp" : file.kind;
}

function disposition({ file, variant }: OpenedFile): string {
  if (variant === "thumbnail") return "inline";
  const way = file.kind.startsWith("image/") ? "inline" : "attachment";
  return `${way}; filename*=UTF-8''${encodeURIComponent(file.name ?? "file")}`;
}
