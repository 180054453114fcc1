import type { DataSource } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type {
  FeatureRequestStore,
  OwnFeatureRequest,
  ReceivedFeatureRequest,
} from "../../../application/ports/feature-request-store.ts";
import type { FeatureRequestText } from "../../../domain/feature-request/feature-request.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";

interface OwnRow {
  readonly id: string;
  readonly text: string;
  readonly sent_at: Date;
  readonly answer: string | null;
  readonly answered_at: Date | null;
}

interface Row extends OwnRow {
  readonly trader_id: string;
  readonly username: string;
  readonly answered_by: string | null;
}

const received = `
  SELECT r.id, r.text, r.trader_id, t.username, r.sent_at, r.answer, r.answered_at, s.username AS answered_by
    FROM feature_request r JOIN trader t ON t.id = r.trader_id LEFT JOIN staff s ON s.id = r.answered_by`;

/** What traders wish for, as rows. */
export class PostgresFeatureRequestStore implements FeatureRequestStore {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async add(traderId: TraderId, text: FeatureRequestText): Promise<void> {
    await this.#dataSource.query("INSERT INTO feature_request (trader_id, text) VALUES ($1, $2)", [
      traderId,
      text,
    ]);
  }

  async list(
    from: number,
    most: number,
  ): Promise<{ readonly requests: readonly ReceivedFeatureRequest[]; readonly total: number }> {
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<Row[]>(`${received} ORDER BY r.id DESC OFFSET $1 LIMIT $2`, [
        from,
        most,
      ]),
      this.#dataSource.query<{ total: string }[]>("SELECT count(*) AS total FROM feature_request"),
    ]);
    return { requests: rows.map(receivedOf), total: Number(counted?.total ?? 0) };
  }

  async listOf(traderId: TraderId, most: number): Promise<readonly OwnFeatureRequest[]> {
    const rows = await this.#dataSource.query<OwnRow[]>(
      `SELECT id, text, sent_at, answer, answered_at FROM feature_request
        WHERE trader_id = $1 ORDER BY id DESC LIMIT $2`,
      [traderId, most],
    );
    return rows.map(ownOf);
  }

  async find(id: string): Promise<ReceivedFeatureRequest | undefined> {
    const [row] = await this.#dataSource.query<Row[]>(`${received} WHERE r.id = $1`, [id]);
    return row && receivedOf(row);
  }

  answer(
    { id, traderId, staffId, text }: Parameters<FeatureRequestStore["answer"]>[0],
    audit: AuditEntry,
  ): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      const [, count] = await transaction.query<[unknown[], number]>(
        `UPDATE feature_request SET answer = $3, answered_by = $4, answered_at = clock_timestamp()
          WHERE id = $1 AND trader_id = $2 AND answer IS NULL`,
        [id, traderId, text, staffId],
      );
      if (count === 0) return false;
      await transaction.query(
        `INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
         VALUES ('feature-request', $1, 1, 'answered', ARRAY[$2], clock_timestamp())`,
        [id, traderId],
      );
      await appendAudit(transaction, this.#seal, [audit]);
      return true;
    });
  }
}

function ownOf({ id, text, sent_at, answer, answered_at }: OwnRow): OwnFeatureRequest {
  return {
    id,
    text,
    sentAt: sent_at.getTime(),
    answer:
      answer !== null && answered_at ? { text: answer, at: answered_at.getTime() } : undefined,
  };
}

function receivedOf({ trader_id, username, answered_by, ...row }: Row): ReceivedFeatureRequest {
  const own = ownOf(row);
  return {
    ...own,
    trader: { id: trader_id, username },
    answer: own.answer && { ...own.answer, by: answered_by ?? "" },
  };
}
