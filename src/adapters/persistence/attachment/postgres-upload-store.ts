import type { DataSource } from "typeorm";
import type { PiecedUpload, UploadStore } from "../../../application/ports/upload-store.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import type { DisputeState } from "../../../domain/trade/trade-status.ts";
import type {
  VerificationKind,
  VerificationState,
} from "../../../domain/verification/verification.ts";

interface Row {
  readonly id: string;
  readonly place: string;
  readonly name: string;
  readonly bytes: number;
  readonly mark: string;
  readonly answer: object | null;
  readonly here: number;
}

const noDispute: DisputeState = "none";
const byVideo: VerificationKind = "video";
const open: VerificationState = "uploaded";

const uploads = `
  SELECT u.id, u.place, u.name, u.bytes, u.mark, u.answer,
         (SELECT count(*)::integer FROM upload_piece p WHERE p.upload_id = u.id AND p.is_stored) AS here
    FROM upload u`;

/** Files that come in pieces, in PostgreSQL; the pieces themselves lie in the storage of files. */
export class PostgresUploadStore implements UploadStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async maySendVideo(traderId: TraderId): Promise<boolean> {
    const [row] = await this.#dataSource.query<{ may: boolean }[]>(
      `SELECT EXISTS (SELECT FROM trade WHERE $1 IN (buyer_id, seller_id) AND dispute <> $2)
           OR EXISTS (SELECT FROM verification WHERE trader_id = $1 AND kind = $3 AND state = $4) AS may`,
      [traderId, noDispute, byVideo, open],
    );
    return row?.may ?? false;
  }

  begin(
    traderId: TraderId,
    { id, place, name, bytes, mark }: Parameters<UploadStore["begin"]>[1],
    most: Parameters<UploadStore["begin"]>[2],
  ): Promise<PiecedUpload | undefined> {
    return this.#dataSource.transaction(async (transaction) => {
      // Those who begin several at the same moment are counted one after the other.
      await transaction.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
        `uploads of ${traderId}`,
      ]);
      const [known] = await transaction.query<Row[]>(
        `${uploads} WHERE u.trader_id = $1 AND u.place = $2 AND u.mark = $3 AND u.bytes = $4
            AND u.answer IS NULL ORDER BY u.at LIMIT 1`,
        [traderId, place, mark, bytes],
      );
      if (known) return uploadOf(known);
      const begun = await transaction.query<unknown[]>(
        `INSERT INTO upload (id, trader_id, place, name, bytes, mark)
         SELECT $1, $2, $3, $4, $5::integer, $6
          WHERE (SELECT count(*) < $7 AND coalesce(sum(bytes), 0) + $5::integer <= $8
                   FROM upload WHERE trader_id = $2 AND answer IS NULL)
         RETURNING id`,
        [id, traderId, place, name, bytes, mark, most.uploads, most.bytes],
      );
      const fresh = { id, place, name, bytes, mark, answer: undefined, here: 0 };
      return begun.length > 0 ? fresh : undefined;
    });
  }

  async find(traderId: TraderId, id: string): Promise<PiecedUpload | undefined> {
    const [row] = await this.#dataSource.query<Row[]>(
      `${uploads} WHERE u.id = $1 AND u.trader_id = $2`,
      [id, traderId],
    );
    return row && uploadOf(row);
  }

  async listOf(traderId: TraderId): Promise<readonly PiecedUpload[]> {
    const rows = await this.#dataSource.query<Row[]>(
      `${uploads} WHERE u.trader_id = $1 AND u.answer IS NULL ORDER BY u.at, u.id`,
      [traderId],
    );
    return rows.map(uploadOf);
  }

  async beginPiece(uploadId: string, piece: number, storedAs: string): Promise<void> {
    await this.#dataSource.query(
      "INSERT INTO upload_piece (stored_as, upload_id, piece) VALUES ($1, $2, $3)",
      [storedAs, uploadId, piece],
    );
  }

  async finishPiece(uploadId: string, storedAs: string): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      // Pieces of one upload are counted one after the other, and none comes after it was taken.
      const held = await transaction.query<unknown[]>(
        "SELECT FROM upload WHERE id = $1 AND answer IS NULL FOR UPDATE",
        [uploadId],
      );
      if (held.length === 0) return false;
      const [rows] = await transaction.query<[unknown[], number]>(
        `UPDATE upload_piece n SET is_stored = true
          WHERE n.stored_as = $1 AND NOT EXISTS (
                  SELECT FROM upload_piece p
                   WHERE p.upload_id = n.upload_id AND p.piece = n.piece AND p.is_stored)
          RETURNING n.stored_as`,
        [storedAs],
      );
      return rows.length > 0;
    });
  }

  async forgetPiece(storedAs: string): Promise<void> {
    await this.#dataSource.query("DELETE FROM upload_piece WHERE stored_as = $1", [storedAs]);
  }

  async piecesOf(uploadId: string): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ stored_as: string }[]>(
      "SELECT stored_as FROM upload_piece WHERE upload_id = $1 AND is_stored ORDER BY piece",
      [uploadId],
    );
    return rows.map(({ stored_as: storedAs }) => storedAs);
  }

  async beginCheck(uploadId: string): Promise<boolean> {
    const [rows] = await this.#dataSource.query<[unknown[], number]>(
      `UPDATE upload SET checked_until = clock_timestamp() + interval '2 minutes'
        WHERE id = $1 AND answer IS NULL AND coalesce(checked_until < clock_timestamp(), true)
        RETURNING id`,
      [uploadId],
    );
    return rows.length > 0;
  }

  async endCheck(uploadId: string): Promise<void> {
    await this.#dataSource.query("UPDATE upload SET checked_until = NULL WHERE id = $1", [
      uploadId,
    ]);
  }

  async settle(uploadId: string, answer: object): Promise<void> {
    await this.#dataSource.query("UPDATE upload SET answer = $2 WHERE id = $1", [uploadId, answer]);
  }

  async old(seconds: number, most: number): Promise<Awaited<ReturnType<UploadStore["old"]>>> {
    return this.#dataSource.query(
      `SELECT u.id, ARRAY(SELECT stored_as FROM upload_piece p WHERE p.upload_id = u.id) AS stored
         FROM upload u WHERE u.at < clock_timestamp() - make_interval(secs => $1)
        ORDER BY u.at LIMIT $2`,
      [seconds, most],
    );
  }

  async storedOf(uploadId: string): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ stored_as: string }[]>(
      "SELECT stored_as FROM upload_piece WHERE upload_id = $1",
      [uploadId],
    );
    return rows.map(({ stored_as: storedAs }) => storedAs);
  }

  async forget(uploadId: string): Promise<void> {
    await this.#dataSource.query("DELETE FROM upload WHERE id = $1", [uploadId]);
  }
}

function uploadOf({ answer, ...row }: Row): PiecedUpload {
  return { ...row, answer: answer ?? undefined };
}
