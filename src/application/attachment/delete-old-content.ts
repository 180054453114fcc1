import type { Current } from "../ports/current-policy.ts";
import type { FileStorage } from "../ports/file-storage.ts";
import type { OldContent } from "../ports/old-content.ts";
import { removeStored } from "./file-intake.ts";

/** Trades in one round; the rest waits for the next. */
const mostTogether = 100;

/** Deletes what was written and sent in trades after its time; records and hashes stay. */
export class DeleteOldContent {
  readonly #content: OldContent;
  readonly #storage: FileStorage;
  readonly #keptSeconds: Current<number>;

  constructor(content: OldContent, storage: FileStorage, keptSeconds: Current<number>) {
    this.#content = content;
    this.#storage = storage;
    this.#keptSeconds = keptSeconds;
  }

  /**
   * Files go first: where a process dies in between, the trade is still due in the next round, and a
   * file that is gone already is no failure.
   */
  async execute(): Promise<void> {
    const keptSeconds = this.#keptSeconds();
    for (const tradeId of await this.#content.due(keptSeconds, mostTogether)) {
      for (const id of await this.#content.filesOf(tradeId)) await removeStored(this.#storage, id);
      await this.#content.remove(tradeId, keptSeconds);
    }
  }
}
