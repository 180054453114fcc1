import type { CatalogueKind } from "../../domain/catalogue/catalogue-entry.ts";
import type { MethodTraits } from "../../domain/catalogue/method-traits.ts";
import type { StaffId } from "../../domain/id/id.ts";
import type { AuditEntry } from "./audit.ts";

/** An entry by its slug, its ISO code, or its tag with hyphens. */
export interface CatalogueEntryPlace {
  readonly kind: CatalogueKind;
  readonly key: string;
}

/** What staff decided about an entry. */
export interface CatalogueDecision extends CatalogueEntryPlace {
  /** From 1 on; entries that nobody decided about have no version. */
  readonly version: number;
  readonly isOffered: boolean;
  /** For staff. */
  readonly note: string;
  /** Of payment methods: what is different from the release from then on. */
  readonly traits: MethodTraits;
  readonly madeBy: string | undefined;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What became of a decision; `changed`: there is a newer one than was seen; `in_use`: active offers name it. */
export type CatalogueOutcome =
  | { readonly outcome: "stored" | "changed" }
  | { readonly outcome: "in_use"; readonly offers: number };

/** What staff decided about the catalogue: every decision is kept. */
export interface CatalogueEntries {
  /** The newest of every entry that was ever decided about. */
  listNewest(): Promise<readonly CatalogueDecision[]>;
  /** Newest first. */
  history(place: CatalogueEntryPlace): Promise<readonly CatalogueDecision[]>;
  /** How many active offers name each entry of a kind. */
  uses(kind: CatalogueKind): Promise<ReadonlyMap<string, number>>;
  /** `seen`: the version that it follows, 0 for the first. Without traits, those of that version stay. */
  decide(
    decision: CatalogueEntryPlace &
      Pick<CatalogueDecision, "isOffered" | "note"> &
      Partial<Pick<CatalogueDecision, "traits">>,
    seen: number,
    staffId: StaffId,
    audit: AuditEntry,
  ): Promise<CatalogueOutcome>;
}
