import { parseStaffWords } from "../../domain/account/staff-words.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { CatalogueEntries, CatalogueEntryPlace } from "../ports/catalogue-entries.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { KnownEntries } from "./known-entries.ts";
import type { WithdrawnEntries } from "./withdrawn-entries.ts";

/** An entry, whether new offers may name it, and the version that was seen. */
interface Wanted extends CatalogueEntryPlace {
  readonly isOffered: boolean;
  readonly note: string;
  readonly seen: number;
}

/**
 * Why the catalogue was not changed:
 *
 * - `not_found`: it has no such entry.
 * - `entry_changed`: somebody decided about it meanwhile.
 * - `entry_in_use`: active offers name it, so it cannot vanish.
 */
interface ChangeCatalogueRefusal {
  readonly code: "not_found" | "entry_changed" | "entry_in_use" | "reason_needed";
}

/** Withdraws an entry of the catalogue, or offers it again. */
export class ChangeCatalogue {
  readonly #entries: Pick<CatalogueEntries, "decide">;
  readonly #known: KnownEntries;
  readonly #withdrawn: Pick<WithdrawnEntries, "refresh">;

  constructor(
    entries: Pick<CatalogueEntries, "decide">,
    known: KnownEntries,
    withdrawn: Pick<WithdrawnEntries, "refresh">,
  ) {
    this.#entries = entries;
    this.#known = known;
    this.#withdrawn = withdrawn;
  }

  async execute(
    { staffId, role, key: commandKey }: KeyedStaff,
    { seen, ...wanted }: Wanted,
    typed: string,
  ): Promise<Result<string, ChangeCatalogueRefusal>> {
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const { kind, key, isOffered } = wanted;
    const known = await this.#known.list(kind);
    if (!known.some((entry) => entry.key === key)) return refuse({ code: "not_found" });
    const stored = await this.#entries.decide(wanted, seen, staffId, {
      staffId,
      role,
      act: "change-catalogue",
      subject: { kind: "catalogue", id: `${kind}/${key}` },
      reason: reason.value,
      after: { isOffered },
      ...(commandKey && { key: commandKey }),
    });
    if (stored.outcome === "in_use") return refuse({ code: "entry_in_use" });
    if (stored.outcome === "changed") return refuse({ code: "entry_changed" });
    await this.#withdrawn.refresh();
    return accept(key);
  }
}
