import type { DataSource } from "typeorm";
import type {
  FeatureRequestStore,
  ReceivedFeatureRequest,
} from "../../../application/ports/feature-request-store.ts";
import type { FeatureRequestText } from "../../../domain/feature-request/feature-request.ts";
import type { TraderId } from "../../../domain/id/id.ts";

interface Row {
  readonly id: string;
  readonly text: string;
  readonly trader_id: string;
  readonly username: string;
  readonly sent_at: Date;
}

/** What traders wish for, as rows. */
export class PostgresFeatureRequestStore implements FeatureRequestStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
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
      this.#dataSource.query<Row[]>(
        `SELECT r.id, r.text, r.trader_id, t.username, r.sent_at
           FROM feature_request r JOIN trader t ON t.id = r.trader_id
          ORDER BY r.id DESC OFFSET $1 LIMIT $2`,
        [from, most],
      ),
      this.#dataSource.query<{ total: string }[]>("SELECT count(*) AS total FROM feature_request"),
    ]);
    const requests = rows.map(({ id, text, trader_id, username, sent_at }) => ({
      id,
      text,
      trader: { id: trader_id, username },
      sentAt: sent_at.getTime(),
    }));
    return { requests, total: Number(counted?.total ?? 0) };
  }
}
