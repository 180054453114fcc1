import { unsentKeptSeconds } from "../../domain/attachment/attachment-limits.ts";
import { messagesKeptSeconds } from "../../domain/messenger/person-chat.ts";
import { removeStored } from "../attachment/file-intake.ts";
import type { FileStorage } from "../ports/file-storage.ts";
import type { PersonFiles } from "../ports/person-files.ts";

/** Files removed in one round; the rest waits for the next. */
const mostTogether = 500;

/** Removes files of chats between people: those nobody sent, and those whose time is over. */
export class SweepPersonFiles {
  readonly #files: Pick<PersonFiles, "unneeded" | "forget">;
  readonly #storage: FileStorage;

  constructor(files: Pick<PersonFiles, "unneeded" | "forget">, storage: FileStorage) {
    this.#files = files;
    this.#storage = storage;
  }

  /** The content goes first: a record without content is found by the next round. */
  async execute(): Promise<void> {
    const ids = await this.#files.unneeded(unsentKeptSeconds, messagesKeptSeconds, mostTogether);
    for (const id of ids) {
      await removeStored(this.#storage, id);
      await this.#files.forget(id);
    }
  }
}
