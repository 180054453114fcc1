import { wholeFile } from "./whole-file.ts";

/** The answer that is a picture (PNG), which is in memory. */
export function sentPicture(name: string, bytes: Uint8Array) {
  const body = { name, type: "image/png", bytes: bytes.length, content: wholeFile(bytes) };
  return { status: 200 as const, body };
}
