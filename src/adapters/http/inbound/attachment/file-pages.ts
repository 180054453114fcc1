import { Router, type RequestHandler } from "express";
import type { OpenedFile, OpenFile } from "../../../../application/attachment/open-file.ts";
import { addressSeconds } from "../../../../domain/attachment/attachment-limits.ts";
import { sendRefusal } from "../failures.ts";

/**
 * Files by their signed addresses: whoever has one may read it until it ends. What people sent never
 * runs, wherever it is opened, and PDFs are saved instead of shown.
 */
export function filePages(openFile: OpenFile): RequestHandler {
  const router = Router();
  router.get("/:id/:variant", async (request, response) => {
    const { id, variant } = request.params;
    const opened = await openFile.execute(id, variant, request.query);
    if (!opened) return sendRefusal(response, { refusal: "not_found" });
    response.set({
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": `private, max-age=${addressSeconds}`,
      "Content-Disposition": disposition(opened),
      "Content-Length": String(opened.content.length),
    });
    response.setHeader("Content-Type", typeOf(opened));
    response.end(opened.content);
  });
  return router;
}

function typeOf({ file, variant }: OpenedFile): string {
  return variant === "thumbnail" ? "image/webp" : file.kind;
}

function disposition({ file, variant }: OpenedFile): string {
  if (variant === "thumbnail") return "inline";
  const way = file.kind === "application/pdf" ? "attachment" : "inline";
  return `${way}; filename*=UTF-8''${encodeURIComponent(file.name ?? "file")}`;
}
