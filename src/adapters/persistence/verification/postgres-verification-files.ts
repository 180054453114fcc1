import type { DataSource } from "typeorm";
import type {
  VerificationFile,
  VerificationFiles,
} from "../../../application/ports/verification-store.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import type { VerificationState } from "../../../domain/verification/verification.ts";
import { verificationFileOf, type FileRow } from "./verification-row.ts";

const open: VerificationState = "uploaded";

/** The records of files that prove something. One of each side: a newer one takes its place. */
export class PostgresVerificationFiles implements VerificationFiles {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async begin({
    traderId,
    attemptId,
    ...file
  }: Parameters<VerificationFiles["begin"]>[0]): Promise<boolean> {
    const { id, side, kind, name, bytes, size, pages } = file;
    const begun = await this.#dataSource.query<unknown[]>(
      `INSERT INTO verification_file (id, verification_id, trader_id, side, kind, name, bytes, width, height, pages)
       SELECT $1, v.id, v.trader_id, $4, $5, $6, $7, $8, $9, $10 FROM verification v
        WHERE v.id = $2 AND v.trader_id = $3 AND v.state = $11 RETURNING id`,
      [
        id,
        attemptId,
        traderId,
        side,
        kind,
        name,
        bytes,
        size?.width ?? null,
        size?.height ?? null,
        pages ?? null,
        open,
      ],
    );
    return begun.length > 0;
  }

  finish(id: string): Promise<void> {
    return this.#dataSource.transaction(async (transaction) => {
      await transaction.query("UPDATE verification_file SET is_stored = true WHERE id = $1", [id]);
      await transaction.query(
        `UPDATE verification_file f SET is_dropped = true FROM verification_file n
          WHERE n.id = $1 AND f.verification_id = n.verification_id AND f.side = n.side
            AND f.id <> n.id AND f.is_stored`,
        [id],
      );
    });
  }

  async find(id: string): Promise<VerificationFile | undefined> {
    const [row] = await this.#dataSource.query<FileRow[]>(
      `SELECT id, name, kind, bytes, width, height, pages, side FROM verification_file
        WHERE id = $1 AND is_stored AND NOT is_dropped`,
      [id],
    );
    return row && verificationFileOf(row);
  }

  drop(id: string, traderId: TraderId): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      // The attempt cannot be handed in meanwhile.
      const held = await transaction.query<unknown[]>(
        `SELECT FROM verification v JOIN verification_file f ON f.verification_id = v.id
          WHERE f.id = $1 AND v.trader_id = $2 AND v.state = $3 FOR UPDATE OF v`,
        [id, traderId, open],
      );
      if (held.length === 0) return false;
      const [rows] = await transaction.query<[unknown[], number]>(
        `UPDATE verification_file SET is_dropped = true
          WHERE id = $1 AND is_stored AND NOT is_dropped RETURNING id`,
        [id],
      );
      return rows.length > 0;
    });
  }

  async unneeded(seconds: number, most: number): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ id: string }[]>(
      `SELECT f.id FROM verification_file f JOIN verification v ON v.id = f.verification_id
        WHERE f.is_dropped OR (f.at < clock_timestamp() - make_interval(secs => $1)
              AND (NOT f.is_stored OR v.state = $3))
        ORDER BY f.at LIMIT $2`,
      [seconds, most, open],
    );
    return rows.map(({ id }) => id);
  }

  async forget(id: string): Promise<void> {
    await this.#dataSource.query("DELETE FROM verification_file WHERE id = $1", [id]);
  }
}
