import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";
import type { SentFile } from "../contract/sent-file.ts";

/**
 * Sends a file to be saved, as fast as its reader takes it. Where it cannot be read to its end, the
 * connection is cut: what arrived is shorter than announced, and nobody takes it for the whole.
 */
export async function sendFile(response: Response, file: SentFile): Promise<void> {
  response.set({
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "Content-Disposition": `attachment; filename="${file.name}"`,
    "Content-Length": String(file.bytes),
  });
  response.setHeader("Content-Type", file.type);
  await pipeline(Readable.from(file.content), response).catch((error: unknown) => {
    // Whoever left early does not want the rest.
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}
