import { unsentKeptSeconds } from "../../domain/attachment/attachment-limits.ts";
import type { AttachmentStore } from "../ports/attachment-store.ts";
import type { FileStorage } from "../ports/file-storage.ts";
import type { UploadStore } from "../ports/upload-store.ts";
import { removeStored } from "./file-intake.ts";

/** Files removed in one round; the rest waits for the next. */
const mostTogether = 500;

/** Removes files that nobody sent: abandoned ones, and what a killed process left. */
export class SweepUploads {
  readonly #attachments: Pick<AttachmentStore, "unsent" | "forget">;
  readonly #uploads: Pick<UploadStore, "old" | "forget">;
  readonly #storage: FileStorage;

  constructor(
    attachments: Pick<AttachmentStore, "unsent" | "forget">,
    uploads: Pick<UploadStore, "old" | "forget">,
    storage: FileStorage,
  ) {
    this.#attachments = attachments;
    this.#uploads = uploads;
    this.#storage = storage;
  }

  /** The content goes first: a record without content is found by the next round. */
  async execute(): Promise<void> {
    for (const id of await this.#attachments.unsent(unsentKeptSeconds, mostTogether)) {
      await removeStored(this.#storage, id);
      await this.#attachments.forget(id);
    }
    for (const { id, stored } of await this.#uploads.old(unsentKeptSeconds, mostTogether)) {
      for (const name of stored) await this.#storage.remove(name);
      await this.#uploads.forget(id);
    }
  }
}
