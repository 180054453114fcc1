import type { AttachmentRefusalCode } from "../../domain/attachment/attachment-refusal.ts";
import {
  judgeChange,
  mostCompanyDocuments,
  type CompanyDocumentKind,
  type ChangeRefusal,
} from "../../domain/company/company-application.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { FileIntake } from "../attachment/file-intake.ts";
import type { SentContent } from "../attachment/sent-content.ts";
import type { Companies, CompanyDocument, CompanyDocuments } from "../ports/companies.ts";

type KeepRefusal =
  | ChangeRefusal
  | { readonly code: AttachmentRefusalCode | "attachment_not_stored" };

/** What keeping a document needs. */
interface KeepParts {
  readonly companies: Pick<Companies, "recordOf">;
  readonly documents: CompanyDocuments;
  readonly intake: FileIntake;
}

/** A document as it is sent. */
interface SentDocument {
  readonly name: string;
  readonly proves: CompanyDocumentKind;
  readonly sent: SentContent;
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
    { name, proves, sent }: SentDocument,
  ): Promise<Result<CompanyDocument, KeepRefusal>> {
    const { documents, intake } = this.#parts;
    const may = await this.#mayChange(traderId);
    if (!may.ok) return may;
    const taken = await intake.take(name, sent);
    if (!taken.ok) return taken;
    const { id, name: shown, kind, bytes, size, pages } = taken.value;
    const document = { id, proves, name: shown, kind, bytes, size, pages };
    if (!(await documents.begin({ ...document, traderId }, mostCompanyDocuments))) {
      return refuse({ code: "attachment_limit_count" });
    }
    const kept = await intake.keep(taken.value, documents);
    return kept.ok ? accept(document) : kept;
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
}
