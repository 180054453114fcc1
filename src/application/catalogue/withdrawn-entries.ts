import type { CatalogueKind } from "../../domain/catalogue/catalogue-entry.ts";
import { amendPaymentMethods } from "../../domain/catalogue/payment-methods.ts";
import type { CatalogueEntries } from "../ports/catalogue-entries.ts";

/**
 * What is withdrawn, as this process knows it: asked with every offer, so it asks no database. With it come the traits of
 * payment methods, which every rule and reader of this process sees.
 */
export class WithdrawnEntries {
  readonly #entries: Pick<CatalogueEntries, "listNewest">;
  #withdrawn: ReadonlySet<string> = new Set();
  #traits = "[]";

  constructor(entries: Pick<CatalogueEntries, "listNewest">) {
    this.#entries = entries;
  }

  /** Looks up what is withdrawn, and what was changed. */
  async refresh(): Promise<void> {
    const decided = await this.#entries.listNewest();
    this.#withdrawn = new Set(
      decided.filter(({ isOffered }) => !isOffered).map(({ kind, key }) => `${kind} ${key}`),
    );
    const amended = decided.flatMap(({ kind, key, traits }) =>
      kind === "payment_method" && Object.keys(traits).length > 0 ? [[key, traits] as const] : [],
    );
    const text = JSON.stringify(amended);
    if (text === this.#traits) return;
    this.#traits = text;
    amendPaymentMethods(new Map(amended));
  }

  readonly isWithdrawn = (kind: CatalogueKind, key: string): boolean =>
    this.#withdrawn.has(`${kind} ${key}`);
}
