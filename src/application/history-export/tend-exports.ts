import type { ExportWork } from "../ports/export-store.ts";
import type { FileStorage } from "../ports/file-storage.ts";

/** In one round; the rest waits for the next. */
const mostTogether = 500;

/** Has somebody go on with exports whose worker died, and removes what nobody needs any more. */
export class TendExports {
  readonly #work: ExportWork;
  readonly #storage: Pick<FileStorage, "remove">;

  constructor(work: ExportWork, storage: Pick<FileStorage, "remove">) {
    this.#work = work;
    this.#storage = storage;
  }

  async resume(): Promise<void> {
    for (const id of await this.#work.stalled(mostTogether)) await this.#work.requestAgain(id);
  }

  /** The content goes first: a name without content is found by the next round. */
  async sweep(): Promise<void> {
    await this.#work.retire();
    for (const name of await this.#work.leftovers(mostTogether)) {
      await this.#storage.remove(name);
      await this.#work.forgetPart(name);
    }
    await this.#work.forgetOld();
  }
}
