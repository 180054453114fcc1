import { attachmentLimits } from "../../domain/attachment/attachment-limits.ts";
import type { AttachmentRefusalCode } from "../../domain/attachment/attachment-refusal.ts";
import { parseFileName } from "../../domain/attachment/file-name.ts";
import {
  judgeChange,
  mostCompanyDocuments,
  type CompanyDocumentKind,
  type ChangeRefusal,
} from "../../domain/company/company-application.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import { contentName, thumbnailName } from "../attachment/stored-names.ts";
import type { Companies, CompanyDocument, CompanyDocuments } from "../ports/companies.ts";
import type { FilePreparer } from "../ports/file-preparer.ts";
import type { FileScanner } from "../ports/file-scanner.ts";
import { StorageFailed, type FileStorage } from "../ports/file-storage.ts";
import type { NewId } from "../ports/new-id.ts";

type KeepRefusal =
  | ChangeRefusal
  | { readonly code: AttachmentRefusalCode | "attachment_not_stored" };

/** What keeping a document needs. */
interface KeepParts {
  readonly companies: Pick<Companies, "recordOf">;
  readonly documents: CompanyDocuments;
  readonly scanner: FileScanner;
  readonly preparer: FilePreparer;
  readonly storage: FileStorage;
  readonly newId: NewId;
}

/** A document as it is sent. */
interface SentDocument {
  readonly name: string;
  readonly proves: CompanyDocumentKind;
  /** Reads it; undefined where it is more than allowed. */
  readonly read: (mostBytes: number) => Promise<Uint8Array | undefined>;
}

/** Stores what proves a company, encrypted like every file, and gives it up again. */
export class KeepDocuments {
  readonly #parts: KeepParts;

  constructor(parts: KeepParts) {
    this.#parts = parts;
  }

  /** The record comes first, so the sweep finds what a kill left. */
  async add(
    { traderId }: Pick<Actor, "traderId">,
    { name, proves, read }: SentDocument,
  ): Promise<Result<CompanyDocument, KeepRefusal>> {
    const { documents, scanner, preparer, newId } = this.#parts;
    const may = await this.#mayChange(traderId);
    if (!may.ok) return may;
    const bytes = await read(attachmentLimits.mostBytes);
    if (!bytes) return refuse({ code: "attachment_limit_size" });
    const kind = await scanner.scan(bytes);
    if (!kind.ok) return kind;
    const shown = parseFileName(name, kind.value);
    if (!shown.ok) return shown;
    const prepared = await preparer.prepare(bytes, kind.value);
    if (!prepared.ok) return prepared;
    const { content, thumbnail, size, pages } = prepared.value;
    const id = newId();
    const made = { id, proves, name: shown.value, kind: prepared.value.kind, size, pages };
    const document = { ...made, bytes: content.length };
    if (!(await documents.begin({ ...document, traderId }, mostCompanyDocuments))) {
      return refuse({ code: "attachment_limit_count" });
    }
    return (await this.#store(id, content, thumbnail))
      ? accept(document)
      : refuse({ code: "attachment_not_stored" });
  }

  async remove(
    { traderId }: Pick<Actor, "traderId">,
    id: string,
  ): Promise<Result<undefined, ChangeRefusal | { readonly code: "not_found" }>> {
    const may = await this.#mayChange(traderId);
    if (!may.ok) return may;
    const isDropped = await this.#parts.documents.drop(id, traderId);
    return isDropped ? accept(undefined) : refuse({ code: "not_found" });
  }

  async #mayChange(traderId: string): Promise<Result<undefined, ChangeRefusal>> {
    const { isCorporate, application } = await this.#parts.companies.recordOf(traderId);
    return judgeChange({ isCorporate, state: application?.state });
  }

  async #store(id: string, content: Uint8Array, thumbnail: Uint8Array): Promise<boolean> {
    const { documents, storage } = this.#parts;
    try {
      await storage.put(contentName(id), content);
      await storage.put(thumbnailName(id), thumbnail);
      await documents.finish(id);
      return true;
    } catch (error) {
      if (!(error instanceof StorageFailed)) throw error;
      return false;
    }
  }
}
