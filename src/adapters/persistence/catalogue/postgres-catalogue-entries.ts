import type { DataSource } from "typeorm";
import type {
  CatalogueDecision,
  CatalogueEntries,
  CatalogueEntryPlace,
  CatalogueOutcome,
} from "../../../application/ports/catalogue-entries.ts";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { CatalogueKind } from "../../../domain/catalogue/catalogue-entry.ts";
import type { MethodTraits } from "../../../domain/catalogue/method-traits.ts";
import type { StaffId } from "../../../domain/id/id.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";

interface Row {
  readonly kind: CatalogueKind;
  readonly key: string;
  readonly version: number;
  readonly is_offered: boolean;
  readonly note: string;
  readonly traits: MethodTraits;
  readonly made_at: Date;
  readonly made_by_name: string | null;
}

const columns = `kind, key, version, is_offered, note, traits, made_at,
  (SELECT s.username FROM staff s WHERE s.id = made_by) AS made_by_name`;

/** What an active offer names, one row for each entry. */
const named: Readonly<Record<CatalogueKind, string>> = {
  payment_method: "SELECT payment_method AS key FROM offer WHERE is_active",
  currency: "SELECT currency AS key FROM offer WHERE is_active",
  country: `SELECT location ->> 'country' AS key FROM offer
             WHERE is_active AND location IS NOT NULL`,
  tag: `SELECT replace(tag.name, ' ', '-') AS key
          FROM offer CROSS JOIN LATERAL unnest(offer.tags) AS tag (name) WHERE is_active`,
};

/** A pool, or one transaction. */
type Database = Pick<DataSource, "query" | "transaction">;

/** Decisions about the catalogue as rows, none of which is ever changed. */
export class PostgresCatalogueEntries implements CatalogueEntries {
  readonly #dataSource: Database;
  readonly #seal: AuditSeal;

  constructor(dataSource: Database, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async listNewest(): Promise<readonly CatalogueDecision[]> {
    const rows = await this.#dataSource.query<Row[]>(
      `SELECT DISTINCT ON (kind, key) ${columns} FROM catalogue_decision
        ORDER BY kind, key, version DESC`,
    );
    return rows.map(decisionOf);
  }

  async history({ kind, key }: CatalogueEntryPlace): Promise<readonly CatalogueDecision[]> {
    const rows = await this.#dataSource.query<Row[]>(
      `SELECT ${columns} FROM catalogue_decision
        WHERE kind = $1 AND key = $2 ORDER BY version DESC LIMIT 100`,
      [kind, key],
    );
    return rows.map(decisionOf);
  }

  async uses(kind: CatalogueKind): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#dataSource.query<{ key: string; offers: number }[]>(
      `SELECT key, count(*)::integer AS offers FROM (${named[kind]}) used GROUP BY key`,
    );
    return new Map(rows.map(({ key, offers }) => [key, offers]));
  }

  decide(
    { kind, key, isOffered, note, traits }: Parameters<CatalogueEntries["decide"]>[0],
    seen: number,
    staffId: StaffId,
    audit: AuditEntry,
  ): Promise<CatalogueOutcome> {
    return this.#dataSource.transaction(async (transaction): Promise<CatalogueOutcome> => {
      if (!isOffered) {
        const [row] = await transaction.query<{ offers: number }[]>(
          `SELECT count(*)::integer AS offers FROM (${named[kind]}) used WHERE key = $1`,
          [key],
        );
        if (row && row.offers > 0) return { outcome: "in_use", offers: row.offers };
      }
      const added = await transaction.query<unknown[]>(
        `INSERT INTO catalogue_decision (kind, key, version, is_offered, note, made_by, traits)
         SELECT $1, $2, $3::integer + 1, $4, $5, $6,
                coalesce($7::jsonb, (SELECT d.traits FROM catalogue_decision d
                  WHERE d.kind = $1 AND d.key = $2 AND d.version = $3), '{}')
          WHERE $3::integer = coalesce((SELECT max(d.version) FROM catalogue_decision d
                                         WHERE d.kind = $1 AND d.key = $2), 0)
         ON CONFLICT DO NOTHING
         RETURNING version`,
        [kind, key, seen, isOffered, note, staffId, traits ? JSON.stringify(traits) : null],
      );
      if (added.length === 0) return { outcome: "changed" };
      await appendAudit(transaction, this.#seal, [audit]);
      return { outcome: "stored" };
    });
  }
}

function decisionOf(row: Row): CatalogueDecision {
  const { kind, key, version, note, traits } = row;
  return {
    kind,
    key,
    version,
    isOffered: row.is_offered,
    note,
    traits,
    madeBy: row.made_by_name ?? undefined,
    at: row.made_at.getTime(),
  };
}
