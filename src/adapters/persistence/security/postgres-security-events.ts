import type { DataSource } from "typeorm";
import { countedAtMost } from "../../../domain/staff/counted-at-most.ts";
import type {
  KeptSecurityEvent,
  RecordedSecurityEvent,
  SecurityEventFilter,
  SecurityEventStore,
} from "../../../application/ports/security-events.ts";
import { foldedName } from "../../../domain/account/folded-name.ts";
import { foldedColumn } from "../account/folded-column.ts";
import type { SecurityEventName } from "../../../domain/staff/security-event.ts";

interface EventRow {
  readonly id: string;
  readonly at: Date;
  readonly name: SecurityEventName;
  readonly route: string | null;
  readonly trader_id: string | null;
  readonly trader_name: string | null;
  readonly staff_id: string | null;
  readonly staff_name: string | null;
  readonly address_hash: string | null;
  readonly count: number;
}

/** Security events as rows that are added and, after their time, removed. */
export class PostgresSecurityEvents implements SecurityEventStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async add(events: readonly KeptSecurityEvent[]): Promise<void> {
    await this.#dataSource.query(
      `INSERT INTO security_event (name, route, trader_id, staff_id, address_hash, count)
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::integer[])`,
      [
        events.map(({ name }) => name),
        events.map(({ route }) => route ?? null),
        events.map(({ traderId }) => traderId ?? null),
        events.map(({ staffId }) => staffId ?? null),
        events.map(({ addressHash }) => addressHash ?? null),
        events.map(({ count }) => count),
      ],
    );
  }

  async list({ name, q }: SecurityEventFilter, from: number, most: number) {
    const filter = [name ?? null, q ?? null, q === undefined ? null : foldedName(q)];
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<EventRow[]>(
        `SELECT e.id, e.at, e.name, e.route, e.trader_id, trader.username AS trader_name, e.staff_id,
                staff.username AS staff_name, e.address_hash, e.count
           FROM (SELECT * FROM security_event e WHERE ${fits}
                  ORDER BY id DESC LIMIT $5 OFFSET $4) e
           LEFT JOIN trader ON trader.id = e.trader_id
           LEFT JOIN staff ON staff.id = e.staff_id
          ORDER BY e.id DESC`,
        [...filter, from, most],
      ),
      this.#dataSource.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total
           FROM (SELECT FROM security_event e WHERE ${fits} LIMIT ${countedAtMost}) found`,
        filter,
      ),
    ]);
    return { events: rows.map(eventOf), total: counted?.total ?? 0 };
  }
}

const fits = `($1::text IS NULL OR e.name = $1) AND ($2::text IS NULL OR e.address_hash = $2
  OR e.trader_id IN (SELECT id FROM trader WHERE id = $2 OR ${foldedColumn("username")} = $3)
  OR e.staff_id IN (SELECT id FROM staff WHERE id = $2 OR ${foldedColumn("username")} = $3))`;

function eventOf(row: EventRow): RecordedSecurityEvent {
  return {
    id: row.id,
    at: row.at.getTime(),
    name: row.name,
    route: row.route ?? undefined,
    traderId: row.trader_id ?? undefined,
    traderName: row.trader_name ?? undefined,
    staffId: row.staff_id ?? undefined,
    staffName: row.staff_name ?? undefined,
    addressHash: row.address_hash ?? undefined,
    count: row.count,
  };
}
