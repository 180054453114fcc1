import { randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import type { PersonFile, PersonFiles } from "../../../application/ports/person-files.ts";
import { attachmentIn, type AttachmentRow } from "../attachment/attachment-columns.ts";
import { saltedHash } from "../attachment/salted-hash.ts";

interface Row extends AttachmentRow {
  readonly chat_id: string;
  readonly author_id: string;
  readonly seq: number | null;
  readonly at: Date;
}

const stored = `
  SELECT id, chat_id, author_id, kind, bytes, width, height, pages, seq, at, name
    FROM person_file WHERE is_stored`;

/** The records of files between people. Messages take theirs where they are written. */
export class PostgresPersonFiles implements PersonFiles {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async begin(file: Parameters<PersonFiles["begin"]>[0], most: number): Promise<boolean> {
    const { id, chatId, authorId, kind, bytes, size, pages, name, content } = file;
    const salt = randomBytes(16);
    const hash = await saltedHash(salt, content);
    return this.#dataSource.transaction(async (transaction) => {
      // Those who upload to one chat at the same moment are counted one after the other.
      await transaction.query("SELECT FROM person_chat WHERE id = $1 FOR UPDATE", [chatId]);
      const begun = await transaction.query<unknown[]>(
        `INSERT INTO person_file
           (id, chat_id, author_id, kind, bytes, width, height, pages, name, salt, content_hash)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
          WHERE $12 > (SELECT count(*) FROM person_file WHERE chat_id = $2 AND name IS NOT NULL
                          AND (seq IS NOT NULL OR author_id = $3))
         RETURNING id`,
        [
          id,
          chatId,
          authorId,
          kind,
          bytes,
          size?.width ?? null,
          size?.height ?? null,
          pages ?? null,
          name,
          salt,
          hash,
          most,
        ],
      );
      return begun.length > 0;
    });
  }

  async finish(id: string): Promise<void> {
    await this.#dataSource.query("UPDATE person_file SET is_stored = true WHERE id = $1", [id]);
  }

  async forget(id: string): Promise<void> {
    await this.#dataSource.query("DELETE FROM person_file WHERE id = $1 AND seq IS NULL", [id]);
    await this.#dataSource.query(
      "UPDATE person_file SET name = NULL, salt = NULL WHERE id = $1 AND seq IS NOT NULL",
      [id],
    );
  }

  async listOf(chatId: string, traderId: string | undefined): Promise<readonly PersonFile[]> {
    const rows = await this.#dataSource.query<Row[]>(
      `${stored} AND chat_id = $1 AND (seq IS NOT NULL OR author_id = $2) ORDER BY at, id`,
      [chatId, traderId ?? null],
    );
    return rows.map(placed);
  }

  async find(id: string): Promise<PersonFile | undefined> {
    const [row] = await this.#dataSource.query<Row[]>(`${stored} AND id = $1`, [id]);
    return row && placed(row);
  }

  async unneeded(
    unsentSeconds: number,
    keptSeconds: number,
    most: number,
  ): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ id: string }[]>(
      `SELECT f.id FROM person_file f
        WHERE f.name IS NOT NULL AND (
              f.seq IS NULL AND f.at < clock_timestamp() - make_interval(secs => $1)
           OR f.at < clock_timestamp() - make_interval(secs => $2) AND NOT EXISTS (
                SELECT FROM person_report r WHERE r.chat_id = f.chat_id AND r.closed_at IS NULL))
        ORDER BY f.at LIMIT $3`,
      [unsentSeconds, keptSeconds, most],
    );
    return rows.map(({ id }) => id);
  }
}

function placed(row: Row): PersonFile {
  return {
    ...attachmentIn(row),
    chatId: row.chat_id,
    authorId: row.author_id,
    seq: row.seq ?? undefined,
    at: row.at.getTime(),
  };
}
