import type { DataSource } from "typeorm";
import type { ArticleRecord, ArticleStore } from "../../../application/ports/article-store.ts";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type {
  Article,
  ArticleKind,
  ArticlePlace,
  ArticleText,
} from "../../../domain/article/article.ts";
import type { StaffId } from "../../../domain/id/id.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";

interface Row {
  readonly kind: ArticleKind;
  readonly slug: string;
  readonly locale: string;
  readonly version: number;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly is_published: boolean;
  readonly made_at: Date;
  readonly made_by_name: string | null;
}

const columns = `kind, slug, locale, version, title, summary, body, is_published, made_at,
  (SELECT s.username FROM staff s WHERE s.id = made_by) AS made_by_name`;

/** A pool, or one transaction. */
type Database = Pick<DataSource, "query" | "transaction">;

/** Articles as rows, one for each version. */
export class PostgresArticleStore implements ArticleStore {
  readonly #dataSource: Database;
  readonly #seal: AuditSeal;

  constructor(dataSource: Database, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async listNewest(kind?: ArticleKind): Promise<readonly ArticleRecord[]> {
    const rows = await this.#dataSource.query<Row[]>(
      `SELECT * FROM (
         SELECT DISTINCT ON (kind, slug, locale) ${columns} FROM article_version
          WHERE $1::text IS NULL OR kind = $1
          ORDER BY kind, slug, locale, version DESC) newest
       ORDER BY made_at DESC, kind, slug, locale`,
      [kind ?? null],
    );
    return rows.map(recordOf);
  }

  async newestOf(kind: ArticleKind, slug: string): Promise<readonly Article[]> {
    const rows = await this.#dataSource.query<Row[]>(
      `SELECT DISTINCT ON (locale) ${columns} FROM article_version
        WHERE kind = $1 AND slug = $2 ORDER BY locale, version DESC`,
      [kind, slug],
    );
    return rows.map(recordOf);
  }

  async versions({ kind, slug, locale }: ArticlePlace): Promise<readonly ArticleRecord[]> {
    const rows = await this.#dataSource.query<Row[]>(
      `SELECT ${columns} FROM article_version
        WHERE kind = $1 AND slug = $2 AND locale = $3 ORDER BY version DESC LIMIT 100`,
      [kind, slug, locale],
    );
    return rows.map(recordOf);
  }

  add(text: ArticleText, seen: number, staffId: StaffId, audit: AuditEntry): Promise<boolean> {
    const { kind, slug, locale, title, summary, body, isPublished } = text;
    return this.#dataSource.transaction(async (transaction) => {
      const added = await transaction.query<unknown[]>(
        `INSERT INTO article_version
           (kind, slug, locale, version, title, summary, body, is_published, made_by)
         SELECT $1, $2, $3, $4::integer + 1, $5, $6, $7, $8, $9
          WHERE $4::integer = coalesce((SELECT max(v.version) FROM article_version v
                 WHERE v.kind = $1 AND v.slug = $2 AND v.locale = $3), 0)
         ON CONFLICT DO NOTHING
         RETURNING version`,
        [kind, slug, locale, seen, title, summary, body, isPublished, staffId],
      );
      if (added.length === 0) return false;
      await appendAudit(transaction, this.#seal, [audit]);
      return true;
    });
  }
}

function recordOf(row: Row): ArticleRecord {
  const { kind, slug, locale, version, title, summary, body } = row;
  return {
    kind,
    slug,
    locale,
    version,
    title,
    summary,
    body,
    isPublished: row.is_published,
    at: row.made_at.getTime(),
    madeBy: row.made_by_name ?? undefined,
  };
}
