import type { DataSource } from "typeorm";
import type {
  NewPersonReport,
  PersonReport,
  PersonReports,
  ReportDecision,
} from "../../../application/ports/person-reports.ts";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { foldedColumn } from "../account/folded-column.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { readReportedChat } from "./reported-chat.ts";
import { beginningWith } from "../people/postgres-people-views.ts";

interface ReportRow {
  readonly username: string;
  readonly id: string;
  readonly reporter_id: string;
  readonly reporter: string;
  readonly place: PersonReport["place"];
  readonly trade_id: string | null;
  readonly offer_id: string | null;
  readonly chat_id: string | null;
  readonly reason: PersonReport["reason"];
  readonly text: string;
  readonly at: Date;
  readonly decision: NonNullable<PersonReport["decided"]>["decision"] | null;
  readonly decision_words: string | null;
  readonly decided_by: string | null;
  readonly closed_at: Date | null;
}

interface PersonRow {
  readonly subject_id: string;
  readonly username: string;
  readonly open_reports: number;
  readonly all_reports: number;
  readonly oldest_open_at: Date | null;
  readonly newest_at: Date;
}

/** Reported people; $1: whether a report is open, or null; $2: who is left out; $3: a name, or null. */
const reported = `
  SELECT r.subject_id, min(subject.username) AS username, count(*)::integer AS all_reports, max(r.at) AS newest_at,
         count(*) FILTER (WHERE r.closed_at IS NULL)::integer AS open_reports,
         min(r.at) FILTER (WHERE r.closed_at IS NULL) AS oldest_open_at
    FROM person_report r JOIN trader subject ON subject.id = r.subject_id
   WHERE r.subject_id <> ALL ($2::text[])
     AND ($3::text IS NULL OR ${foldedColumn("subject.username")} LIKE $3) GROUP BY r.subject_id
  HAVING $1::boolean IS NULL OR (count(*) FILTER (WHERE r.closed_at IS NULL) > 0) = $1`;

/** Reports about people as rows. */
export class PostgresPersonReports implements PersonReports {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async keep(report: NewPersonReport): Promise<void> {
    const { subjectId, reporterId, place, tradeId, offerId, chatId, reason, text } = report;
    await this.#dataSource.query(
      `INSERT INTO person_report (subject_id, reporter_id, place, trade_id, offer_id, reason, text, chat_id)
       SELECT $1, $2, $3, $4, (SELECT id FROM offer WHERE id = $5), $6, $7, $8
       ON CONFLICT (subject_id, reporter_id) WHERE closed_at IS NULL DO NOTHING`,
      [
        subjectId,
        reporterId,
        place,
        tradeId ?? null,
        offerId ?? null,
        reason,
        text,
        chatId ?? null,
      ],
    );
  }

  async isReported(subjectId: TraderId, reporterId: TraderId): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>(
      `SELECT FROM person_report
        WHERE subject_id = $1 AND reporter_id = $2 AND closed_at IS NULL`,
      [subjectId, reporterId],
    );
    return rows.length > 0;
  }

  async areParties(tradeId: string, ids: readonly [TraderId, TraderId]): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>(
      "SELECT FROM trade WHERE id = $1 AND buyer_id = ANY ($2) AND seller_id = ANY ($2)",
      [tradeId, ids],
    );
    return rows.length > 0;
  }

  async haveChat(chatId: string, ids: readonly [TraderId, TraderId]): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>(
      "SELECT FROM person_chat WHERE id = $1 AND first_id = ANY ($2) AND second_id = ANY ($2)",
      [chatId, ids],
    );
    return rows.length > 0;
  }

  chat(subjectId: TraderId, chatId: string, most: number) {
    return readReportedChat(this.#dataSource, subjectId, chatId, most);
  }

  async list(
    { q, isOpen, without }: Parameters<PersonReports["list"]>[0],
    from: number,
    most: number,
  ) {
    const wanted = [isOpen ?? null, without, q === undefined ? null : beginningWith(q)];
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<PersonRow[]>(
        `${reported}
          ORDER BY oldest_open_at NULLS LAST, newest_at DESC, subject_id OFFSET $4 LIMIT $5`,
        [...wanted, from, most],
      ),
      this.#dataSource.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total FROM (${reported}) AS listed`,
        wanted,
      ),
    ]);
    const people = rows.map((row) => ({
      traderId: row.subject_id,
      username: row.username,
      openReports: row.open_reports,
      allReports: row.all_reports,
      oldestOpenAt: row.oldest_open_at?.getTime(),
      newestAt: row.newest_at.getTime(),
    }));
    return { people, total: counted?.total ?? 0 };
  }

  async about(subjectId: TraderId) {
    const rows = await this.#dataSource.query<ReportRow[]>(
      `SELECT subject.username, r.id, r.reporter_id, reporter.username AS reporter, r.place,
              r.trade_id, r.offer_id, r.chat_id, r.reason, r.text, r.at, r.decision, r.decision_words,
              staff.username AS decided_by, r.closed_at
         FROM person_report r
         JOIN trader subject ON subject.id = r.subject_id
         JOIN trader reporter ON reporter.id = r.reporter_id
         LEFT JOIN staff ON staff.id = r.decided_by
        WHERE r.subject_id = $1 ORDER BY r.id DESC LIMIT 200`,
      [subjectId],
    );
    const [first] = rows;
    return first && { username: first.username, reports: rows.map(reportOf) };
  }

  decide(
    { subjectId, staffId, decision, words }: ReportDecision,
    judge: Parameters<PersonReports["decide"]>[1],
    audit: AuditEntry,
  ): ReturnType<PersonReports["decide"]> {
    return this.#dataSource.transaction(async (transaction) => {
      const rows = await transaction.query<{ id: string; reporter_id: string }[]>(
        `SELECT id, reporter_id FROM person_report
          WHERE subject_id = $1 AND closed_at IS NULL ORDER BY id FOR UPDATE`,
        [subjectId],
      );
      const newest = rows.at(-1);
      const open = newest && {
        newest: Number(newest.id),
        reporterIds: rows.map(({ reporter_id: id }) => id),
      };
      const judged = judge(open);
      if (!judged.ok) return judged;
      await transaction.query(
        `UPDATE person_report SET decision = $2, decision_words = $3, decided_by = $4,
                closed_at = clock_timestamp() WHERE id = ANY ($1::bigint[])`,
        [rows.map(({ id }) => id), decision, words, staffId],
      );
      await transaction.query(tellReporters, [rows.map(({ id }) => id)]);
      await appendAudit(transaction, this.#seal, [audit]);
      return judged;
    });
  }
}

/** Each reporter learns that there is a decision, and not which. */
const tellReporters = `
  INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
  SELECT 'person_report', id::text, 1, 'decided', ARRAY[reporter_id], clock_timestamp()
    FROM person_report WHERE id = ANY ($1::bigint[])`;

function reportOf(row: ReportRow): PersonReport {
  const { decision, closed_at: closedAt } = row;
  return {
    id: Number(row.id),
    reporter: { id: row.reporter_id, username: row.reporter },
    place: row.place,
    tradeId: row.trade_id ?? undefined,
    offerId: row.offer_id ?? undefined,
    chatId: row.chat_id ?? undefined,
    reason: row.reason,
    text: row.text,
    at: row.at.getTime(),
    decided:
      decision && closedAt
        ? {
            decision,
            words: row.decision_words ?? "",
            by: row.decided_by ?? "",
            at: closedAt.getTime(),
          }
        : undefined,
  };
}
