import type { DataSource } from "typeorm";
import type {
  Contact,
  ContactList,
  ContactPage,
  ContactStore,
} from "../../../application/ports/contact-store.ts";
import { foldedName } from "../../../domain/account/folded-name.ts";
import { usernameSkeleton } from "../../../domain/account/username-skeleton.ts";
import { noRelation, type Relation } from "../../../domain/contact/relation.ts";
import { completedEscrows } from "../../../domain/trade/trade-status.ts";
import { lockAccount } from "../account/account-lock.ts";
import { isInReadersMarket } from "../account/readers-market.ts";
import { foldedColumn } from "../account/folded-column.ts";

/** A pool, or one transaction. */
type Database = Pick<DataSource, "query" | "transaction">;

interface MarksRow {
  readonly is_trusted: boolean;
  readonly is_blocked: boolean;
}

interface ContactRow extends MarksRow {
  readonly username: string;
  readonly badge: string;
  readonly avatar: string | null;
  readonly last_seen_at: Date;
  readonly feedback_positive: number;
  readonly feedback_negative: number;
  readonly completed: number;
  readonly last_trade_id: string | null;
  readonly last_trade_at: Date | null;
  readonly total: number;
}

/** How far back partners are looked for, on each side of trades: recent ones are enough. */
const recentTrades = 500;

/** Who is on each list of the trader $1, and since when: `(subject_id, at)`. */
const listed: Readonly<Record<ContactList, string>> = {
  recent: `SELECT subject_id, max(at) AS at FROM (
      (SELECT t.seller_id AS subject_id, t.started_at AS at FROM trade t WHERE t.buyer_id = $1
        ORDER BY t.started_at DESC LIMIT ${recentTrades})
      UNION ALL
      (SELECT t.buyer_id, t.started_at FROM trade t WHERE t.seller_id = $1
        ORDER BY t.started_at DESC LIMIT ${recentTrades})) AS trades GROUP BY subject_id`,
  trusted: `SELECT c.subject_id, c.changed_at AS at FROM contact c
    WHERE c.owner_id = $1 AND c.is_trusted`,
  blocked: `SELECT c.subject_id, c.changed_at AS at FROM contact c
    WHERE c.owner_id = $1 AND c.is_blocked`,
};

const ofPair = `least(t.buyer_id, t.seller_id) = least($1, page.subject_id)
  AND greatest(t.buyer_id, t.seller_id) = greatest($1, page.subject_id)`;

/** Whom traders trust and whom they blocked, as rows; no row means neither. */
export class PostgresContactStore implements ContactStore {
  readonly #dataSource: Database;

  constructor(dataSource: Database) {
    this.#dataSource = dataSource;
  }

  async named(username: string, readerId: string) {
    const [row] = await this.#dataSource.query<{ traderId: string; username: string }[]>(
      `SELECT id AS "traderId", username FROM trader
        WHERE trader.username_skeleton = $1 AND ${foldedColumn("trader.username")} = $2
          AND ${isInReadersMarket("trader", "$3")}`,
      [usernameSkeleton(username), foldedName(username), readerId],
    );
    return row;
  }

  change(
    ownerId: string,
    subjectId: string,
    decide: (relation: Relation) => Relation,
  ): Promise<Relation> {
    return this.#dataSource.transaction(async (transaction) => {
      // Whoever begins a trade with the owner holds this row as well (commit_pair).
      await lockAccount(transaction, ownerId);
      const [row] = await transaction.query<MarksRow[]>(
        "SELECT is_trusted, is_blocked FROM contact WHERE owner_id = $1 AND subject_id = $2",
        [ownerId, subjectId],
      );
      const before = row ? relationOf(row) : noRelation;
      const after = decide(before);
      const { isTrusted, isBlocked } = after;
      const isSame = isTrusted === before.isTrusted && isBlocked === before.isBlocked;
      if (isSame) return after;
      if (!isTrusted && !isBlocked) {
        await transaction.query("DELETE FROM contact WHERE owner_id = $1 AND subject_id = $2", [
          ownerId,
          subjectId,
        ]);
        return after;
      }
      await transaction.query(
        `INSERT INTO contact (owner_id, subject_id, is_trusted, is_blocked) VALUES ($1, $2, $3, $4)
         ON CONFLICT (owner_id, subject_id) DO UPDATE
            SET is_trusted = excluded.is_trusted, is_blocked = excluded.is_blocked,
                changed_at = clock_timestamp()`,
        [ownerId, subjectId, isTrusted, isBlocked],
      );
      return after;
    });
  }

  async list(
    ownerId: string,
    list: ContactList,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<ContactPage> {
    const [counted] = await this.#dataSource.query<{ total: number; now: Date }[]>(
      `SELECT count(*)::integer AS total, clock_timestamp() AS now FROM (${listed[list]}) AS listed`,
      [ownerId],
    );
    const rows = await this.#dataSource.query<ContactRow[]>(
      `SELECT trader.username, trader.badge, trader.avatar, trader.last_seen_at, trader.feedback_positive,
              trader.feedback_negative, coalesce(c.is_trusted, false) AS is_trusted,
              coalesce(c.is_blocked, false) AS is_blocked, together.completed,
              latest.id AS last_trade_id, latest.started_at AS last_trade_at
         FROM (SELECT * FROM (${listed[list]}) AS listed
                ORDER BY at DESC, subject_id LIMIT $3 OFFSET $4) AS page
         JOIN trader ON trader.id = page.subject_id
         LEFT JOIN contact c ON c.owner_id = $1 AND c.subject_id = page.subject_id
        CROSS JOIN LATERAL (SELECT count(*)::integer AS completed FROM trade t
                             WHERE ${ofPair} AND t.escrow = ANY ($2)) AS together
         LEFT JOIN LATERAL (SELECT t.id, t.started_at FROM trade t WHERE ${ofPair}
                             ORDER BY t.started_at DESC LIMIT 1) AS latest ON true
        ORDER BY page.at DESC, page.subject_id`,
      [ownerId, completedEscrows, limit, offset],
    );
    return {
      contacts: rows.map(contactOf),
      total: counted?.total ?? 0,
      now: counted?.now.getTime() ?? 0,
    };
  }
}

function relationOf({ is_trusted: isTrusted, is_blocked: isBlocked }: MarksRow): Relation {
  return { isTrusted, isBlocked };
}

function contactOf(row: ContactRow): Contact {
  const { last_trade_id: id, last_trade_at: at } = row;
  return {
    username: row.username,
    badge: row.badge,
    avatar: row.avatar ?? undefined,
    relation: relationOf(row),
    lastSeenAt: row.last_seen_at.getTime(),
    feedbackPositive: row.feedback_positive,
    feedbackNegative: row.feedback_negative,
    completedTogether: row.completed,
    lastTrade: id !== null && at ? { id, startedAt: at.getTime() } : undefined,
  };
}
