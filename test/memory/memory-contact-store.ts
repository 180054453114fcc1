import type { ContactStore } from "../../src/application/ports/contact-store.ts";
import { noRelation, type Relation } from "../../src/domain/contact/relation.ts";
import { blockId, type MemoryTables } from "./memory-tables.ts";

/** Relations in memory. */
export class MemoryContactStore implements Pick<ContactStore, "named" | "change"> {
  readonly #tables: MemoryTables;
  readonly #trusted = new Set<string>();

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  /** Traders here are called as their ids are. */
  async named(username: string) {
    return this.#tables.traders.has(username) ? { traderId: username, username } : undefined;
  }

  async change(ownerId: string, subjectId: string, decide: (relation: Relation) => Relation) {
    const id = blockId(ownerId, subjectId);
    const { blocks } = this.#tables;
    const before = { isTrusted: this.#trusted.has(id), isBlocked: blocks.has(id) };
    const after = decide({ ...noRelation, ...before });
    if (after.isTrusted) this.#trusted.add(id);
    else this.#trusted.delete(id);
    if (after.isBlocked && !before.isBlocked) blocks.set(id, true);
    if (!after.isBlocked && before.isBlocked) blocks.delete(id);
    return after;
  }
}
