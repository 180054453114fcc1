import { hash } from "node:crypto";
import type { HashInto } from "../../domain/liability/sum-node.ts";

/** SHA-256 of the platform's own library. Made as text, and written as bytes: that is several times as fast. */
export function nativeHash(): HashInto {
  let last: Uint8Array | undefined;
  let bytes: Buffer = Buffer.alloc(0);
  return (text, into, offset) => {
    if (into !== last) {
      bytes = Buffer.from(into.buffer, into.byteOffset, into.byteLength);
      last = into;
    }
    bytes.write(hash("sha256", text, "binary"), offset, "latin1");
  };
}
