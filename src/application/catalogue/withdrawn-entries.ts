import type { CatalogueKind } from "../../domain/catalogue/catalogue-entry.ts";
import type { CatalogueEntries } from "../ports/catalogue-entries.ts";

/** What is withdrawn, as this process knows it: asked with every offer, so it asks no database. */
export class WithdrawnEntries {
  readonly #entries: Pick<CatalogueEntries, "listNewest">;
  #withdrawn: ReadonlySet<string> = new Set();

  constructor(entries: Pick<CatalogueEntries, "listNewest">) {
    this.#entries = entries;
  }

  /** Looks up what is withdrawn. */
  async refresh(): Promise<void> {
    const decided = await this.#entries.listNewest();
    this.#withdrawn = new Set(
      decided.filter(({ isOffered }) => !isOffered).map(({ kind, key }) => `${kind} ${key}`),
    );
  }

  readonly isWithdrawn = (kind: CatalogueKind, key: string): boolean =>
    this.#withdrawn.has(`${kind} ${key}`);
}
