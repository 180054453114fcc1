import { unsentDocumentSeconds } from "../../domain/company/company-application.ts";
import { removeStored } from "../attachment/file-intake.ts";
import type { CompanyDocuments } from "../ports/companies.ts";
import type { FileStorage } from "../ports/file-storage.ts";

/** Files removed in one round; the rest waits for the next. */
const mostTogether = 500;

/** Removes files of companies that nobody needs: given up, erased, or never sent. */
export class SweepDocuments {
  readonly #documents: Pick<CompanyDocuments, "unneeded" | "forget">;
  readonly #storage: FileStorage;

  constructor(documents: Pick<CompanyDocuments, "unneeded" | "forget">, storage: FileStorage) {
    this.#documents = documents;
    this.#storage = storage;
  }

  /** The content goes first: a record without content is found by the next round. */
  async execute(): Promise<void> {
    for (const id of await this.#documents.unneeded(unsentDocumentSeconds, mostTogether)) {
      await removeStored(this.#storage, id);
      await this.#documents.forget(id);
    }
  }
}
