import type { Readable } from "node:stream";

/**
 * The body of a request as it was sent; undefined as soon as it is longer than allowed: the rest is
 * read, so that its sender hears why, but not kept. Throws `SenderLeft`.
 */
export async function readFileBody(
  body: Readable,
  mostBytes: number,
): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of body as AsyncIterable<Uint8Array>) {
      bytes += part.length;
      // Nobody is read to forever.
      if (bytes > mostBytes * mostOverrun) break;
      if (bytes <= mostBytes) parts.push(part);
    }
  } catch (error) {
    throw new SenderLeft(error);
  }
  return bytes > mostBytes ? undefined : Buffer.concat(parts);
}

/** How much longer than allowed a body may be for its sender to be answered. */
const mostOverrun = 3;

/** The connection ended in the middle of a body. The status marks it as no failure of the server. */
class SenderLeft extends Error {
  readonly status = 400;

  constructor(cause: unknown) {
    super("The sender left in the middle of the body", { cause });
  }
}
