import { uploadLimits } from "../../domain/attachment/attachment-limits.ts";
import type { ReadableBytes } from "../ports/file-preparer.ts";
import { StorageFailed, type FileStorage } from "../ports/file-storage.ts";

/** The content of an upload, read piece by piece; one is in memory at a time. */
export class StoredPieces implements ReadableBytes {
  readonly bytes: number;
  readonly #names: readonly string[];
  readonly #storage: Pick<FileStorage, "get">;
  #last: { readonly piece: number; readonly content: Uint8Array } | undefined;

  constructor(bytes: number, names: readonly string[], storage: Pick<FileStorage, "get">) {
    this.bytes = bytes;
    this.#names = names;
    this.#storage = storage;
  }

  async at(from: number, length: number): Promise<Uint8Array> {
    const { pieceBytes } = uploadLimits;
    const to = Math.min(from + length, this.bytes);
    const parts: Uint8Array[] = [];
    for (let at = from; at < to;) {
      const piece = Math.floor(at / pieceBytes);
      const start = at - piece * pieceBytes;
      const part = (await this.#piece(piece)).subarray(start, start + to - at);
      if (part.length === 0) throw new StorageFailed("A piece of an upload is cut off");
      parts.push(part);
      at += part.length;
    }
    const [only] = parts;
    return parts.length === 1 && only ? only : Buffer.concat(parts);
  }

  async #piece(piece: number): Promise<Uint8Array> {
    if (this.#last?.piece === piece) return this.#last.content;
    const name = this.#names[piece];
    const content = name === undefined ? undefined : await this.#storage.get(name);
    if (!content) throw new StorageFailed("A piece of an upload is lost");
    this.#last = { piece, content };
    return content;
  }
}
