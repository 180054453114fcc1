import type { DataSource } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { ClosedChats } from "../../../application/ports/closed-chats.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";

/** Closed chats in PostgreSQL. A trade without a row has an open one. */
export class PostgresClosedChats implements ClosedChats {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async isClosed(tradeId: string): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>(
      "SELECT FROM closed_chat WHERE trade_id = $1 AND is_closed",
      [tradeId],
    );
    return rows.length > 0;
  }

  set(tradeId: string, isClosed: boolean, audit: AuditEntry): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      const changed = await transaction.query<unknown[]>(
        `INSERT INTO closed_chat AS known (trade_id, is_closed)
         SELECT id, $2 FROM trade WHERE id = $1
         ON CONFLICT (trade_id) DO UPDATE SET is_closed = excluded.is_closed
          WHERE known.is_closed <> excluded.is_closed
         RETURNING trade_id`,
        [tradeId, isClosed],
      );
      if (changed.length > 0) await appendAudit(transaction, this.#seal, [audit]);
      return changed.length > 0;
    });
  }
}
