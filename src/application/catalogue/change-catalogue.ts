import { parseStaffWords } from "../../domain/account/staff-words.ts";
import {
  parseTraits,
  type MethodTraits,
  type TraitsRefusal,
} from "../../domain/catalogue/method-traits.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { CatalogueEntries, CatalogueEntryPlace } from "../ports/catalogue-entries.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { KnownEntries } from "./known-entries.ts";
import type { WithdrawnEntries } from "./withdrawn-entries.ts";

/** An entry, whether new offers may name it, and the version that was seen. */
interface Wanted extends CatalogueEntryPlace {
  readonly isOffered: boolean;
  readonly note: string;
  /** Only of payment methods; undefined leaves them as they are. */
  readonly traits?: MethodTraits;
  readonly seen: number;
}

/**
 * Why the catalogue was not changed:
 *
 * - `not_found`: it has no such entry.
 * - `entry_changed`: somebody decided about it meanwhile.
 * - `entry_in_use`: active offers name it, so it cannot vanish.
 * - `not_for_kind`: only payment methods have names and traits that can be changed.
 */
interface ChangeCatalogueRefusal {
  readonly code:
    | TraitsRefusal
    | "not_found"
    | "entry_changed"
    | "entry_in_use"
    | "not_for_kind"
    | "reason_needed";
}

/** Withdraws an entry of the catalogue, offers it again, or changes what is said of a payment method. */
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
    const traits = this.#judged(wanted, known);
    if (!traits.ok) return traits;
    const decided = { kind, key, isOffered, note: wanted.note, ...traits.value };
    const stored = await this.#entries.decide(decided, seen, staffId, {
      staffId,
      role,
      act: "change-catalogue",
      subject: { kind: "catalogue", id: `${kind}/${key}` },
      reason: reason.value,
      after: { isOffered, ...traits.value },
      ...(commandKey && { key: commandKey }),
    });
    if (stored.outcome === "in_use") return refuse({ code: "entry_in_use" });
    if (stored.outcome === "changed") return refuse({ code: "entry_changed" });
    await this.#withdrawn.refresh();
    return accept(key);
  }

  #judged(
    { kind, key, traits }: Omit<Wanted, "seen">,
    known: Awaited<ReturnType<KnownEntries["list"]>>,
  ): Result<{ readonly traits?: MethodTraits }, ChangeCatalogueRefusal> {
    if (!traits) return accept({});
    if (kind !== "payment_method") return refuse({ code: "not_for_kind" });
    const others = known.filter((entry) => entry.key !== key).map(({ name }) => name);
    const parsed = parseTraits(traits, others);
    return parsed.ok ? accept({ traits: parsed.value }) : parsed;
  }
}
