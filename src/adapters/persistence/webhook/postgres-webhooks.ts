import type { DataSource } from "typeorm";
import type { FieldCipher } from "../../../application/ports/field-cipher.ts";
import type {
  DueDelivery,
  Webhook,
  WebhookDelivery,
  Webhooks,
} from "../../../application/ports/webhooks.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import type { WebhookEvent } from "../../../domain/webhook/webhook.ts";

interface WebhookRow {
  readonly url: string;
  readonly secret: Uint8Array;
  readonly is_enabled: boolean;
  readonly events: readonly WebhookEvent[];
}

interface DeliveryRow {
  readonly id: string;
  readonly trader_id: string;
  readonly event: string;
  readonly subject: string;
  readonly state: WebhookDelivery["state"];
  readonly tries: number;
  readonly status: number | null;
  readonly at: Date;
  readonly tried_at: Date | null;
}

const waiting: WebhookDelivery["state"] = "waiting";

const place = (traderId: TraderId) => `webhook.secret ${traderId}`;

/** Webhooks and their deliveries as rows. */
export class PostgresWebhooks implements Webhooks {
  readonly #dataSource: DataSource;
  readonly #cipher: FieldCipher;

  constructor(dataSource: DataSource, cipher: FieldCipher) {
    this.#dataSource = dataSource;
    this.#cipher = cipher;
  }

  async find(traderId: TraderId): Promise<Webhook | undefined> {
    const [row] = await this.#dataSource.query<WebhookRow[]>(
      "SELECT url, secret, is_enabled, events FROM webhook WHERE trader_id = $1",
      [traderId],
    );
    return (
      row && {
        url: row.url,
        isEnabled: row.is_enabled,
        events: row.events,
        secret: this.#cipher.decrypt(row.secret, place(traderId)),
      }
    );
  }

  async setUrl(traderId: TraderId, url: string, newSecret: string): Promise<void> {
    await this.#dataSource.query(
      `INSERT INTO webhook (trader_id, url, secret) VALUES ($1, $2, $3)
       ON CONFLICT (trader_id) DO UPDATE
         SET url = $2, is_enabled = webhook.is_enabled AND webhook.url = $2`,
      [traderId, url, this.#cipher.encrypt(newSecret, place(traderId))],
    );
  }

  async setEnabled(traderId: TraderId, url: string, isEnabled: boolean): Promise<void> {
    await this.#dataSource.query(
      "UPDATE webhook SET is_enabled = $3 WHERE trader_id = $1 AND url = $2",
      [traderId, url, isEnabled],
    );
  }

  async selectEvents(traderId: TraderId, events: readonly WebhookEvent[]): Promise<boolean> {
    const [rows] = await this.#dataSource.query<[unknown[], number]>(
      "UPDATE webhook SET events = $2 WHERE trader_id = $1 RETURNING trader_id",
      [traderId, events],
    );
    return rows.length > 0;
  }

  async remove(traderId: TraderId): Promise<void> {
    await this.#dataSource.transaction(async (transaction) => {
      await transaction.query("DELETE FROM webhook WHERE trader_id = $1", [traderId]);
      await transaction.query("DELETE FROM webhook_delivery WHERE trader_id = $1", [traderId]);
    });
  }

  async deliveries(traderId: TraderId, most: number): Promise<readonly WebhookDelivery[]> {
    const rows = await this.#dataSource.query<DeliveryRow[]>(
      `SELECT id::text, event, subject, state, tries, status, at, tried_at FROM webhook_delivery
        WHERE trader_id = $1 ORDER BY id DESC LIMIT $2`,
      [traderId, most],
    );
    return rows.map(({ id, event, subject, state, tries, status, at, tried_at: triedAt }) => ({
      id,
      event,
      subject,
      state,
      tries,
      status: status ?? undefined,
      at: at.getTime(),
      triedAt: triedAt?.getTime(),
    }));
  }

  async resend(traderId: TraderId, id: string): Promise<boolean> {
    const [rows] = await this.#dataSource.query<[unknown[], number]>(
      `UPDATE webhook_delivery SET state = $3, tries = 0, due_at = clock_timestamp()
        WHERE trader_id = $1 AND id::text = $2 AND due_at IS NULL RETURNING id`,
      [traderId, id, waiting],
    );
    return rows.length > 0;
  }

  async take(most: number, leaseSeconds: number): Promise<readonly DueDelivery[]> {
    const [rows] = await this.#dataSource.query<[DeliveryRow[], number]>(
      `UPDATE webhook_delivery SET due_at = clock_timestamp() + make_interval(secs => $2)
        WHERE id IN (SELECT id FROM webhook_delivery WHERE due_at <= clock_timestamp()
                      ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED)
        RETURNING id::text, trader_id, event, subject, at, tries`,
      [most, leaseSeconds],
    );
    return rows.map(({ id, trader_id: traderId, event, subject, at, tries }) => ({
      id,
      traderId,
      event,
      subject,
      at: at.getTime(),
      tries,
    }));
  }

  async note(id: string, tried: Parameters<Webhooks["note"]>[1]): Promise<void> {
    await this.#dataSource.query(
      `UPDATE webhook_delivery
          SET state = $2, status = $3, tries = tries + 1, tried_at = clock_timestamp(),
              due_at = clock_timestamp() + make_interval(secs => $4::integer)
        WHERE id = $1`,
      [id, tried.state, tried.status ?? null, tried.againInSeconds ?? null],
    );
  }

  async forget(seconds: number): Promise<void> {
    await this.#dataSource.query(
      `DELETE FROM webhook_delivery
        WHERE due_at IS NULL AND at < clock_timestamp() - make_interval(secs => $1)`,
      [seconds],
    );
  }
}
