import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below it, compressing saves no packet. */
const worthItBytes = 1_024;

/**
 * Sends a page or data as a whole, compressed where it pays and the caller takes it. Whoever makes
 * such a body sees to it that no secret in it has the same form twice: lengths of compressed
 * secrets tell about them (docs/decisions/0036-first-paint.md).
 */
export async function sendBody(
  request: Request,
  response: Response,
  body: string | Buffer,
): Promise<void> {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  if (bytes.length < worthItBytes) return end(response, bytes);
  response.vary("Accept-Encoding");
  if (request.acceptsEncodings("br")) {
    response.setHeader("Content-Encoding", "br");
    return end(response, await brotli(bytes, { params: quickBrotli(bytes.length) }));
  }
  if (request.acceptsEncodings("gzip")) {
    response.setHeader("Content-Encoding", "gzip");
    return end(response, await gzipped(bytes));
  }
  end(response, bytes);
}

/** As small as gzip's best, in a fraction of its time and with little memory. */
function quickBrotli(length: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
}

function end(response: Response, bytes: Buffer): void {
  response.setHeader("Content-Length", bytes.length);
  response.end(bytes);
}
