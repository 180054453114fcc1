import { attachmentLimits } from "../../domain/attachment/attachment-limits.ts";
import type { AttachmentRefusalCode } from "../../domain/attachment/attachment-refusal.ts";
import { isVideo, type PageKind, type VideoKind } from "../../domain/attachment/file-kind.ts";
import { parseFileName } from "../../domain/attachment/file-name.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Attachment, KeptContent } from "../ports/attachment-store.ts";
import type { FilePreparer, ReadableBytes } from "../ports/file-preparer.ts";
import { scannedBytes, type FileScanner } from "../ports/file-scanner.ts";
import { StorageFailed, type FileStorage } from "../ports/file-storage.ts";
import type { NewId } from "../ports/new-id.ts";
import { blankedPieces } from "./blanked-pieces.ts";
import { readable, wholeOf, type SentContent } from "./sent-content.ts";
import { idInPieces, storedNames, thumbnailName } from "./stored-names.ts";

/** A file that passed every check, and is stored nowhere yet. */
export interface TakenFile extends Attachment {
  readonly name: string;
  readonly content: KeptContent;
  /** Undefined for a video. */
  readonly thumbnail: Uint8Array | undefined;
  /** Notes of the camera were removed from it. */
  readonly hadMetadata: boolean;
}

/** Where the record of a file is, before its content and after it. */
interface FileRecord {
  /** Its content is stored: it can be sent. */
  finish(id: string): Promise<void>;
  /** Removes the record of one that was not sent. */
  forget(id: string): Promise<void>;
}

/** What checking and storing files needs. */
interface IntakeParts {
  readonly scanner: FileScanner;
  readonly preparer: FilePreparer;
  readonly storage: FileStorage;
  readonly newId: NewId;
}

type Taken = Result<TakenFile, { readonly code: AttachmentRefusalCode | "attachment_not_stored" }>;

/** Checks, redraws and stores files, whomever they are sent to. */
export class FileIntake {
  readonly #parts: IntakeParts;

  constructor(parts: IntakeParts) {
    this.#parts = parts;
  }

  /** `typed`: what the file is called where it comes from. Videos are taken only where they belong. */
  async take(typed: string, sent: SentContent, takesVideos = false): Promise<Taken> {
    try {
      return await this.#taken(typed, sent, takesVideos);
    } catch (error) {
      // The pieces of an upload cannot be read now.
      if (!(error instanceof StorageFailed)) throw error;
      return refuse({ code: "attachment_not_stored" });
    }
  }

  async #taken(typed: string, sent: SentContent, takesVideos: boolean): Promise<Taken> {
    const { mostBytes, mostVideoBytes } = attachmentLimits;
    const isLong = typeof sent !== "function" && sent.bytes > mostBytes;
    if (isLong) {
      const { bytes } = sent;
      if (bytes > mostVideoBytes) return refuse({ code: "attachment_limit_size" });
      const end = await sent.at(bytes - scannedBytes, scannedBytes);
      const kind = await this.#parts.scanner.scan(await sent.at(0, scannedBytes), end);
      if (!kind.ok) return kind;
      if (!isVideo(kind.value)) return refuse({ code: "attachment_limit_size" });
      return this.#takeVideo(typed, sent, kind.value, takesVideos);
    }
    const bytes = await wholeOf(sent, mostBytes);
    if (!bytes) return refuse({ code: "attachment_limit_size" });
    const kind = await this.#parts.scanner.scan(bytes);
    if (!kind.ok) return kind;
    return isVideo(kind.value)
      ? this.#takeVideo(typed, readable(bytes), kind.value, takesVideos)
      : this.#takePage(typed, bytes, kind.value);
  }

  /**
   * Stores the content of a file whose record has begun. Whatever goes wrong, either all of it is
   * kept or nothing; a sweep removes what a kill left.
   */
  async keep(
    { id, content, thumbnail }: TakenFile,
    record: FileRecord,
  ): Promise<Result<undefined, { readonly code: "attachment_not_stored" }>> {
    const { storage } = this.#parts;
    try {
      const names = storedNames(id);
      let next = 0;
      for await (const piece of content.pieces()) {
        await storage.put(names[next] ?? unexpected(), piece);
        next += 1;
      }
      if (thumbnail) await storage.put(thumbnailName(id), thumbnail);
      await record.finish(id);
    } catch (error) {
      if (!(error instanceof StorageFailed)) throw error;
      await removeStored(storage, id).catch(() => undefined);
      await record.forget(id);
      return refuse({ code: "attachment_not_stored" });
    }
    return accept(undefined);
  }

  async #takePage(typed: string, bytes: Uint8Array, kind: PageKind): Promise<Taken> {
    const { preparer, newId } = this.#parts;
    const name = parseFileName(typed, kind);
    if (!name.ok) return name;
    const prepared = await preparer.prepare(bytes, kind);
    if (!prepared.ok) return prepared;
    const { content } = prepared.value;
    return accept({
      ...prepared.value,
      id: newId(),
      name: name.value,
      bytes: content.length,
      content: inOnePiece(content),
    });
  }

  async #takeVideo(
    typed: string,
    video: ReadableBytes,
    kind: VideoKind,
    isTaken: boolean,
  ): Promise<Taken> {
    const { preparer, newId } = this.#parts;
    if (!isTaken) return refuse({ code: "attachment_video_not_here" });
    const name = parseFileName(typed, kind);
    if (!name.ok) return name;
    const prepared = await preparer.prepareVideo(video, kind);
    if (!prepared.ok) return prepared;
    const { bytes } = video;
    const { blanks, hadMetadata } = prepared.value;
    return accept({
      id: idInPieces(newId(), bytes),
      name: name.value,
      kind,
      bytes,
      size: undefined,
      pages: undefined,
      content: { pieces: () => blankedPieces(video, blanks) },
      thumbnail: undefined,
      hadMetadata,
    });
  }
}

/** Content that is kept as it is here. */
function inOnePiece(content: Uint8Array): KeptContent {
  return {
    async *pieces() {
      yield await Promise.resolve(content);
    },
  };
}

/** Removes the contents of a file. */
export async function removeStored(storage: FileStorage, id: string): Promise<void> {
  for (const name of storedNames(id)) await storage.remove(name);
}

function unexpected(): never {
  throw new RangeError("A file has more pieces than its id says");
}
