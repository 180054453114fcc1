import { uploadLimits } from "../../domain/attachment/attachment-limits.ts";
import type { Attachment } from "../ports/attachment-store.ts";
import type { FileStorage } from "../ports/file-storage.ts";
import type { FileVariant, SignedAddresses } from "../ports/signed-addresses.ts";
import { contentName, pieceName, piecesOf, thumbnailName } from "./stored-names.ts";

/** A file as it is sent to a reader. */
export interface OpenedFile {
  readonly file: Attachment;
  readonly variant: FileVariant;
  readonly bytes: number;
  /** Whether a reader may ask for a part of it. */
  readonly isInPieces: boolean;
  /** From one byte to before another, piece by piece. Throws where the storage lost one. */
  read(from: number, to: number): AsyncIterable<Uint8Array>;
}

/** Where records of files are. */
interface FileRecords {
  /** Undefined if there is none whose content is stored. */
  find(id: string): Promise<Attachment | undefined>;
}

/** Opens files by their signed addresses. */
export class OpenFile {
  readonly #records: readonly FileRecords[];
  readonly #storage: Pick<FileStorage, "get">;
  readonly #addresses: SignedAddresses;

  constructor(
    records: readonly FileRecords[],
    storage: Pick<FileStorage, "get">,
    addresses: SignedAddresses,
  ) {
    this.#records = records;
    this.#storage = storage;
    this.#addresses = addresses;
  }

  /** Undefined if the address is over or was made up, or the file is gone. */
  async execute(id: string, asked: string, query: object): Promise<OpenedFile | undefined> {
    const grant = this.#addresses.check(id, asked, query);
    if (!grant) return undefined;
    const found = await Promise.all(this.#records.map((each) => each.find(grant.fileId)));
    const file = found.find((each) => each !== undefined);
    if (file?.name === undefined) return undefined;
    return piecesOf(file.id) === undefined
      ? this.#whole(file, grant.variant)
      : this.#inPieces(file, grant.variant);
  }

  async #whole(file: Attachment, variant: FileVariant): Promise<OpenedFile | undefined> {
    const name = variant === "content" ? contentName(file.id) : thumbnailName(file.id);
    const content = await this.#storage.get(name);
    return (
      content && {
        file,
        variant,
        bytes: content.length,
        isInPieces: false,
        async *read(from, to) {
          yield await Promise.resolve(content.subarray(from, to));
        },
      }
    );
  }

  /** No more than two pieces are in memory, however long a video is. */
  #inPieces(file: Attachment, variant: FileVariant): OpenedFile | undefined {
    if (variant !== "content") return undefined;
    const { pieceBytes } = uploadLimits;
    const storage = this.#storage;
    return {
      file,
      variant,
      bytes: file.bytes,
      isInPieces: true,
      async *read(from, to) {
        for (let at = from; at < to;) {
          const number = Math.floor(at / pieceBytes);
          const piece = await storage.get(pieceName(file.id, number));
          const start = at - number * pieceBytes;
          const part = piece?.subarray(start, start + to - at);
          if (!part || part.length === 0) throw new Error("A piece of a file is lost");
          yield part;
          at += part.length;
        }
      },
    };
  }
}
