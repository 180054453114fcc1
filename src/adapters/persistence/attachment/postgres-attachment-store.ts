import { randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import type {
  AttachmentStore,
  NewAttachment,
  TradeAttachment,
} from "../../../application/ports/attachment-store.ts";
import { attachmentIn, type AttachmentRow } from "./attachment-columns.ts";
import { saltedHash } from "./salted-hash.ts";

interface Row extends AttachmentRow {
  readonly trade_id: string;
  readonly author_id: string;
  readonly seq: number | null;
  readonly at: Date;
}

const author = "coalesce(f.author_id, f.staff_id)";

const stored = `
  SELECT f.id, f.trade_id, ${author} AS author_id, f.kind, f.bytes, f.width, f.height, f.pages, f.seq, f.at, g.name
    FROM attachment f LEFT JOIN attachment_content g ON g.attachment_id = f.id
   WHERE f.is_stored`;

/** The records of files in PostgreSQL. Messages take theirs where they are written. */
export class PostgresAttachmentStore implements AttachmentStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async begin(file: NewAttachment, most: number): Promise<boolean> {
    const {
      id,
      tradeId,
      authorId,
      isOfStaff = false,
      kind,
      bytes,
      size,
      pages,
      name,
      content,
    } = file;
    const salt = randomBytes(16);
    const hash = await saltedHash(salt, content);
    return this.#dataSource.transaction(async (transaction) => {
      // Those who upload to one trade at the same moment are counted one after the other.
      await transaction.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
        `attachments of ${tradeId}`,
      ]);
      const begun = await transaction.query<unknown[]>(
        `INSERT INTO attachment AS f
           (id, trade_id, author_id, staff_id, kind, bytes, width, height, pages, content_hash)
         SELECT $1, $2, CASE WHEN $11 THEN NULL ELSE $3 END, CASE WHEN $11 THEN $3 END,
                $4, $5, $6, $7, $8, $9
          WHERE $10 > (SELECT count(*) FROM attachment f
                        WHERE trade_id = $2 AND (staff_id IS NOT NULL) = $11
                          AND (seq IS NOT NULL OR ${author} = $3))
         RETURNING id`,
        [
          id,
          tradeId,
          authorId,
          kind,
          bytes,
          size?.width ?? null,
          size?.height ?? null,
          pages ?? null,
          hash,
          most,
          isOfStaff,
        ],
      );
      if (begun.length === 0) return false;
      await transaction.query(
        "INSERT INTO attachment_content (attachment_id, salt, name) VALUES ($1, $2, $3)",
        [id, salt, name],
      );
      return true;
    });
  }

  async finish(id: string): Promise<void> {
    await this.#dataSource.query("UPDATE attachment SET is_stored = true WHERE id = $1", [id]);
  }

  async forget(id: string): Promise<void> {
    await this.#dataSource.transaction(async (transaction) => {
      await transaction.query(
        `DELETE FROM attachment_content WHERE attachment_id IN (
           SELECT id FROM attachment WHERE id = $1 AND seq IS NULL FOR UPDATE)`,
        [id],
      );
      await transaction.query("DELETE FROM attachment WHERE id = $1 AND seq IS NULL", [id]);
    });
  }

  async listOf(tradeId: string, readerId: string | undefined): Promise<readonly TradeAttachment[]> {
    const rows = await this.#dataSource.query<Row[]>(
      `${stored} AND f.trade_id = $1 AND (f.seq IS NOT NULL OR ${author} = $2)
        ORDER BY f.at, f.id`,
      [tradeId, readerId ?? null],
    );
    return rows.map(placed);
  }

  async find(id: string): Promise<TradeAttachment | undefined> {
    const [row] = await this.#dataSource.query<Row[]>(`${stored} AND f.id = $1`, [id]);
    return row && placed(row);
  }

  async unsent(seconds: number, most: number): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ id: string }[]>(
      `SELECT id FROM attachment
        WHERE seq IS NULL AND at < clock_timestamp() - make_interval(secs => $1)
        ORDER BY at LIMIT $2`,
      [seconds, most],
    );
    return rows.map(({ id }) => id);
  }
}

function placed(row: Row): TradeAttachment {
  return {
    ...attachmentIn(row),
    tradeId: row.trade_id,
    authorId: row.author_id,
    seq: row.seq ?? undefined,
    at: row.at.getTime(),
  };
}
