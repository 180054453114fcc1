import type { DataSource, EntityManager } from "typeorm";
import type { TelegramLinks } from "../../../application/ports/telegram-links.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import type { OutletChannel } from "../../../domain/notice/outlet.ts";
import { mostTelegramChats } from "../../../domain/notice/telegram-link.ts";
import { addDelivery } from "../notice/add-delivery.ts";
import { insertOutlet } from "./insert-outlet.ts";

const channel: OutletChannel = "telegram";

/** Links to the bot as rows. */
export class PostgresTelegramLinks implements TelegramLinks {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async keep(traderId: TraderId, codeHash: string, validSeconds: number): Promise<void> {
    await this.#dataSource.query(
      `INSERT INTO telegram_link (trader_id, code_hash, expires_at)
       VALUES ($1, decode($2, 'hex'), clock_timestamp() + make_interval(secs => $3))
       ON CONFLICT (trader_id) DO UPDATE
         SET code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
      [traderId, codeHash, validSeconds],
    );
  }

  async isAnyOpen(): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>(
      "SELECT FROM telegram_link WHERE expires_at > clock_timestamp() LIMIT 1",
    );
    return rows.length > 0;
  }

  connect(chat: string, codeHash: string, outletId: string): Promise<string | undefined> {
    return this.#dataSource.transaction(async (transaction) => {
      const [[link]] = await transaction.query<[{ trader_id: TraderId }[], number]>(
        `DELETE FROM telegram_link
          WHERE code_hash = decode($1, 'hex') AND expires_at > clock_timestamp()
         RETURNING trader_id`,
        [codeHash],
      );
      if (link) {
        const { trader_id: traderId } = link;
        await insertOutlet(
          transaction,
          { id: outletId, traderId, channel, address: chat, keys: undefined, session: undefined },
          mostTelegramChats,
        );
        await transaction.query(addDelivery("telegram_connected", "SELECT $1::text AS id"), [
          traderId,
        ]);
      }
      return nameOf(transaction, chat);
    });
  }
}

async function nameOf(transaction: EntityManager, chat: string): Promise<string | undefined> {
  const [owner] = await transaction.query<{ username: string }[]>(
    `SELECT username FROM outlet JOIN trader ON trader.id = outlet.trader_id
      WHERE channel = $1 AND address = $2`,
    [channel, chat],
  );
  return owner?.username;
}
