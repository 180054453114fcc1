import type { DataSource } from "typeorm";
import type { VendorDesks } from "../../../application/ports/vendor-desks.ts";
import type { QuickReply, VendorDesk } from "../../../domain/vendor/vendor-desk.ts";
import { prepared } from "../connection/prepared-statements.ts";

interface DeskRow {
  readonly greeting: string;
  readonly away_reply: string;
  readonly replies: readonly QuickReply[];
  readonly hours: NonNullable<VendorDesk["hours"]> | null;
}

const selectDesk = prepared(
  "SELECT greeting, away_reply, replies, hours FROM vendor_desk WHERE trader_id = $1",
);

/** What vendors prepared, one row each. */
export class PostgresVendorDesks implements VendorDesks {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async find(traderId: string): Promise<VendorDesk | undefined> {
    const [row] = await this.#dataSource.query<DeskRow[]>(selectDesk, [traderId]);
    if (!row) return undefined;
    const { greeting, away_reply: awayReply, replies, hours } = row;
    return { greeting, awayReply, replies, hours: hours ?? undefined };
  }

  async keep(traderId: string, { greeting, awayReply, replies, hours }: VendorDesk): Promise<void> {
    const kept = [greeting, awayReply, JSON.stringify(replies), hours && JSON.stringify(hours)];
    await this.#dataSource.query(
      `INSERT INTO vendor_desk (trader_id, greeting, away_reply, replies, hours)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (trader_id) DO UPDATE
         SET greeting = excluded.greeting, away_reply = excluded.away_reply,
             replies = excluded.replies, hours = excluded.hours`,
      [traderId, ...kept.map((each) => each ?? null)],
    );
  }
}
