import type { ReadableBytes } from "../ports/file-preparer.ts";

/** Reads what is sent; undefined where it is more than allowed. */
export type ReadBytes = (mostBytes: number) => Promise<Uint8Array | undefined>;

/** What somebody sends: the body of a request, or an upload whose pieces are here. */
export type SentContent = ReadBytes | ReadableBytes;

/** All of it, if it is no more than allowed. */
export async function wholeOf(
  sent: SentContent,
  mostBytes: number,
): Promise<Uint8Array | undefined> {
  if (typeof sent === "function") return sent(mostBytes);
  return sent.bytes > mostBytes ? undefined : sent.at(0, sent.bytes);
}

/** Bytes that are here already, as those of an upload. */
export function readable(bytes: Uint8Array): ReadableBytes {
  return {
    bytes: bytes.length,
    at: (from, length) => Promise.resolve(bytes.subarray(from, from + length)),
  };
}
