import type { DataSource } from "typeorm";
import { foldedColumn } from "../account/folded-column.ts";
import { isUuid } from "../../../domain/id/uuid.ts";
import { foldedName } from "../../../domain/account/folded-name.ts";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type {
  NewNote,
  PeopleFilter,
  PeopleOrder,
  PeopleViews,
  PersonCard,
  PersonRecord,
} from "../../../application/ports/people-views.ts";
import { accountColumn, holdsNow } from "../account/account-column.ts";
import { appendAudit } from "../audit/append-audit.ts";
import { countedAtMost } from "../../../domain/staff/counted-at-most.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { cardOf, recordOf, type CardRow, type RecordRow } from "./person-row.ts";

const cardColumns = `trader.id, trader.username, trader.email, trader.level::text AS level,
  trader.created_at, trader.last_seen_at, ${accountColumn("trader")} AS account,
  coalesce(u.active_trades, 0) AS active_trades, coalesce(u.completed_trades, 0) AS completed_trades`;

const fromPeople = "FROM trader LEFT JOIN trader_usage u ON u.trader_id = trader.id";

const orderColumns = {
  registeredAt: "trader.created_at",
  lastSeenAt: "trader.last_seen_at",
  username: foldedColumn("trader.username"),
} as const satisfies Readonly<Record<PeopleOrder["by"], string>>;

/** People as staff see them. */
export class PostgresPeopleViews implements PeopleViews {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async list(filter: PeopleFilter, order: PeopleOrder, from: number, most: number) {
    const { q, withEmails, phoneHash, state, market, without } = filter;
    const fits = `($1::text IS NULL OR trader.id IN (
          SELECT $1 UNION ALL SELECT id FROM trader WHERE external_id = $8::uuid
          UNION ALL SELECT id FROM trader WHERE ${foldedColumn("username")} LIKE $2
          UNION ALL SELECT id FROM trader WHERE $3 AND ${foldedColumn("email")} LIKE $2
          UNION ALL SELECT trader_id FROM phone WHERE number_hash = $6 AND verified_at IS NOT NULL))
      AND ($4::text IS NULL OR EXISTS (SELECT FROM account_state s
            WHERE s.trader_id = trader.id AND s.state = $4 AND ${holdsNow("s")}))
      AND trader.id <> ALL ($5::text[])
      AND ($7::boolean IS NULL OR trader.is_demo = $7)`;
    const parameters = [
      q ?? null,
      beginningWith(q ?? ""),
      withEmails,
      state ?? null,
      without,
      phoneHash ?? null,
      market === undefined ? null : market === "play",
      q !== undefined && isUuid(q) ? q : null,
    ];
    const direction = order.isDescending ? "DESC" : "ASC";
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<CardRow[]>(
        `SELECT ${cardColumns} ${fromPeople} WHERE ${fits}
          ORDER BY ${orderColumns[order.by]} ${direction}, trader.id LIMIT $9 OFFSET $10`,
        [...parameters, most, from],
      ),
      this.#dataSource.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total FROM (SELECT FROM trader WHERE ${fits} LIMIT ${countedAtMost}) found`,
        parameters,
      ),
    ]);
    const people: readonly PersonCard[] = rows.map(cardOf);
    return { people, total: counted?.total ?? 0 };
  }

  async record(traderId: string): Promise<PersonRecord | undefined> {
    const [row] = await this.#dataSource.query<RecordRow[]>(
      `SELECT ${cardColumns}, trader.external_id, trader.seen_country, trader.seen_on_hosting,
              (SELECT p.country FROM preference p WHERE p.trader_id = trader.id) AS country,
              trader.badge, trader.avatar, trader.currency, trader.locale,
              trader.feedback_positive, trader.feedback_negative,
              coalesce(u.total_usd_cents, 0)::text AS total_usd_cents,
              (SELECT json_build_object('all', count(*), 'active', count(*) FILTER (WHERE is_active OR in_pool OR is_paused))
                 FROM offer WHERE owner_id = trader.id AND deleted_at IS NULL) AS offers,
              (SELECT count(*)::integer FROM session
                WHERE trader_id = trader.id AND revoked_at IS NULL
                  AND started_at >= trader.credentials_changed_at) AS live_sessions,
              (SELECT coalesce(json_agg(h ORDER BY h.begun_at DESC), '[]') FROM (
                 SELECT s.id, s.state, s.reason, s.begun_at, s.until, s.lifted_at, s.lift_reason,
                        b.username AS begun_by, l.username AS lifted_by, ${holdsNow("s")} AS holds
                   FROM account_state s JOIN staff b ON b.id = s.begun_by
                   LEFT JOIN staff l ON l.id = s.lifted_by
                  WHERE s.trader_id = trader.id) h) AS history,
              (SELECT coalesce(json_agg(n ORDER BY n.at DESC), '[]') FROM (
                 SELECT n.id, n.note, n.at, staff.username AS by
                   FROM trader_note n JOIN staff ON staff.id = n.staff_id
                  WHERE n.trader_id = trader.id) n) AS notes,
              (SELECT coalesce(json_agg(r ORDER BY r.started_at DESC), '[]') FROM (
                 SELECT t.id, t.buyer_id = trader.id AS is_buyer, t.status, p.username AS partner,
                        t.usd_cents::text AS usd_cents, t.started_at
                   FROM trade t
                   JOIN trader p ON p.id = CASE WHEN t.buyer_id = trader.id
                                                THEN t.seller_id ELSE t.buyer_id END
                  WHERE trader.id IN (t.buyer_id, t.seller_id) AND t.closed_at IS NULL) r) AS trades
         ${fromPeople} WHERE trader.id = $1`,
      [traderId],
    );
    return row && recordOf(row);
  }

  note({ id, traderId, staffId, text }: NewNote, audit: AuditEntry): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      const added = await transaction.query<unknown[]>(
        `INSERT INTO trader_note (id, trader_id, staff_id, note)
         SELECT $1, trader.id, $3, $4 FROM trader WHERE trader.id = $2 RETURNING id`,
        [id, traderId, staffId, text],
      );
      if (added.length === 0) return false;
      await appendAudit(transaction, this.#seal, [audit]);
      return true;
    });
  }
}

/** A LIKE pattern for a prefix, with the special characters escaped. */
export function beginningWith(text: string): string {
  return `${foldedName(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
