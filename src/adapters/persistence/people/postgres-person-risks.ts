import type { DataSource } from "typeorm";
import type { PersonRisks } from "../../../application/ports/person-risks.ts";
import { cancelMarks } from "../../../domain/dispute/signals.ts";
import { namelessAddress } from "../../../domain/staff/linked-account.ts";
import type { Mark } from "../../../domain/trade/trade-change.ts";

interface Row {
  readonly registered_at: Date;
  readonly now: Date;
  readonly cancels: number;
  readonly lost: number;
  readonly reversals: number;
  readonly bought: number;
  readonly paid_at_once: number;
  readonly country: string | null;
  readonly seen_country: string | null;
  readonly is_on_vpn: boolean;
  readonly shared_address: readonly string[];
  readonly shared_document: readonly string[];
  readonly repeated_text: readonly string[];
}

const lostDispute: Mark["kind"] = "lost_dispute";
const reversedPayment: Mark["kind"] = "chargeback";

/** More names are not read: they would not be shown. */
const mostNames = 20;

/** Shorter terms are the same by chance. The index of terms has those from this length on. */
const fewestCharacters = 40;

const marks = (condition: string) => `(SELECT count(*)::integer FROM trader_mark k
  WHERE k.trader_id = p.id AND k.at > clock_timestamp() - make_interval(secs => $2)
    AND ${condition})`;

/** Names of other people, each once. */
const others = (from: string) =>
  `ARRAY(SELECT DISTINCT o.username FROM ${from} AND o.id <> p.id ORDER BY o.username LIMIT ${mostNames})`;

/** What speaks for caution about a person, from one statement. */
export class PostgresPersonRisks implements PersonRisks {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  async facts(
    traderId: string,
    { recordWithin, quickPaidWithin }: Parameters<PersonRisks["facts"]>[1],
  ): ReturnType<PersonRisks["facts"]> {
    const [row] = await this.#dataSource.query<Row[]>(
      `SELECT p.created_at AS registered_at, clock_timestamp() AS now,
              ${marks("k.kind = ANY ($4::text[])")} AS cancels,
              ${marks("k.kind = $5")} AS lost, ${marks("k.kind = $6")} AS reversals,
              coalesce(b.bought, 0) AS bought, coalesce(b.at_once, 0) AS paid_at_once,
              (SELECT c.country FROM preference c WHERE c.trader_id = p.id) AS country,
              p.seen_country, p.seen_on_hosting AS is_on_vpn,
              ${others(`(
                SELECT s.trader_id FROM session mine JOIN session s ON s.address = mine.address
                 WHERE mine.trader_id = p.id AND mine.address !~ '${namelessAddress}'
                UNION SELECT s.trader_id
                  FROM session mine JOIN session s ON s.device_hash = mine.device_hash
                 WHERE mine.trader_id = p.id) l
                JOIN trader o ON o.id = l.trader_id WHERE true`)} AS shared_address,
              ${others(`verification mine JOIN verification v ON v.document_hash = mine.document_hash
                JOIN trader o ON o.id = v.trader_id WHERE mine.trader_id = p.id`)} AS shared_document,
              ${others(`offer mine JOIN offer f ON md5(f.terms) = md5(mine.terms)
                  AND length(f.terms) >= ${fewestCharacters}
                JOIN trader o ON o.id = f.owner_id
                WHERE mine.owner_id = p.id AND mine.deleted_at IS NULL`)} AS repeated_text
         FROM trader p LEFT JOIN LATERAL (
              SELECT count(*)::integer AS bought,
                     count(*) FILTER (WHERE t.paid_at < t.started_at + make_interval(secs => $3))::integer
                       AS at_once
                FROM trade t WHERE t.buyer_id = p.id AND t.paid_at IS NOT NULL
                 AND t.started_at > clock_timestamp() - make_interval(secs => $2)) b ON true
        WHERE p.id = $1`,
      [traderId, recordWithin, quickPaidWithin, [...cancelMarks], lostDispute, reversedPayment],
    );
    if (!row) return undefined;
    const facts = {
      registeredAt: row.registered_at.getTime(),
      cancels: row.cancels,
      lostDisputes: row.lost,
      reversals: row.reversals,
      bought: row.bought,
      paidAtOnce: row.paid_at_once,
      declaredCountry: row.country ?? undefined,
      seenCountry: row.seen_country ?? undefined,
      isOnVpn: row.is_on_vpn,
      sharedAddress: row.shared_address,
      sharedDocument: row.shared_document,
      repeatedText: row.repeated_text,
    };
    return { facts, now: row.now.getTime() };
  }
}
