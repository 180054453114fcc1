import { attachmentLimits } from "../../domain/attachment/attachment-limits.ts";
import type { AttachmentRefusalCode } from "../../domain/attachment/attachment-refusal.ts";
import { parseFileName } from "../../domain/attachment/file-name.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Attachment } from "../ports/attachment-store.ts";
import type { FilePreparer } from "../ports/file-preparer.ts";
import type { FileScanner } from "../ports/file-scanner.ts";
import { StorageFailed, type FileStorage } from "../ports/file-storage.ts";
import type { NewId } from "../ports/new-id.ts";
import { contentName, thumbnailName } from "./stored-names.ts";

/** Reads what is sent; undefined where it is more than allowed. */
export type ReadBytes = (mostBytes: number) => Promise<Uint8Array | undefined>;

/** A file that passed every check, and is stored nowhere yet. */
export interface TakenFile extends Attachment {
  readonly name: string;
  readonly content: Uint8Array;
  readonly thumbnail: Uint8Array;
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

/** Checks, redraws and stores files, whomever they are sent to. */
export class FileIntake {
  readonly #parts: IntakeParts;

  constructor(parts: IntakeParts) {
    this.#parts = parts;
  }

  /** `typed`: what the file is called where it comes from. */
  async take(
    typed: string,
    read: ReadBytes,
  ): Promise<Result<TakenFile, { readonly code: AttachmentRefusalCode }>> {
    const { scanner, preparer, newId } = this.#parts;
    const bytes = await read(attachmentLimits.mostBytes);
    if (!bytes) return refuse({ code: "attachment_limit_size" });
    const kind = await scanner.scan(bytes);
    if (!kind.ok) return kind;
    const name = parseFileName(typed, kind.value);
    if (!name.ok) return name;
    const prepared = await preparer.prepare(bytes, kind.value);
    if (!prepared.ok) return prepared;
    const { content } = prepared.value;
    return accept({ ...prepared.value, id: newId(), name: name.value, bytes: content.length });
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
      await storage.put(contentName(id), content);
      await storage.put(thumbnailName(id), thumbnail);
      await record.finish(id);
    } catch (error) {
      if (!(error instanceof StorageFailed)) throw error;
      await removeStored(storage, id).catch(() => undefined);
      await record.forget(id);
      return refuse({ code: "attachment_not_stored" });
    }
    return accept(undefined);
  }
}

/** Removes the contents of a file. */
export async function removeStored(storage: FileStorage, id: string): Promise<void> {
  await storage.remove(contentName(id));
  await storage.remove(thumbnailName(id));
}
