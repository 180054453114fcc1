import type { DataSource } from "typeorm";
import { countedAtMost } from "../../../domain/staff/counted-at-most.ts";
import { foldedColumn } from "../account/folded-column.ts";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { CommitChanges } from "../../../application/ports/commit.ts";
import type {
  ModerationFilter,
  OfferInModeration,
  OfferModeration,
  RecordedOfferReport,
} from "../../../application/ports/offer-moderation.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import type { ModeratorMarks } from "../../../domain/offer/offer-marks.ts";
import { pointsOfPenalty } from "../../../domain/offer/offer-rank.ts";
import type { Offer } from "../../../domain/offer/offer.ts";
import type { OfferReportReason } from "../../../domain/offer/offer-report.ts";
import { waitsForReview } from "../../../domain/offer/moderation.ts";
import { databaseTime } from "../connection/database-time.ts";
import { markColumns, marksOf, type MarkRow } from "./mark-columns.ts";
import { moderationState } from "./moderation-row.ts";
import { offerColumns, offerOf, type OfferRow } from "./offer-row.ts";

interface ModerationListRow extends OfferRow, MarkRow {
  readonly penalty_shift: number;
  readonly owner_username: string;
  readonly open_reports: number;
  readonly waits: Date | null;
  readonly deleted_at: Date | null;
  readonly now: Date;
}

interface ReportRow {
  readonly id: string;
  readonly reporter_id: string;
  readonly reporter_username: string;
  readonly reason: OfferReportReason;
  readonly text: string;
  readonly offer_version: number;
  readonly at: Date;
  readonly closed_at: Date | null;
}

const mostReports = 100;

/** Offers and their open reports; a deleted offer waits for nobody. */
const source = `
  FROM offer JOIN trader owner ON owner.id = offer.owner_id
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS open_reports, min(r.at) AS first_at FROM offer_report r
     WHERE r.offer_id = offer.id AND r.closed_at IS NULL) reported
  CROSS JOIN LATERAL (
    SELECT CASE WHEN offer.deleted_at IS NULL
             THEN least(offer.waits_since, reported.first_at) END AS waits) queue`;

const columns = `${offerColumns}, ${markColumns}, offer.penalty_shift, owner.username AS owner_username, reported.open_reports,
  queue.waits, offer.deleted_at, clock_timestamp() AS now`;

/** Few, however many offers there are: whether any other waits is not looked at. */
const reportedIds = "SELECT r.offer_id FROM offer_report r WHERE r.closed_at IS NULL";
const waitingIds = `SELECT w.id FROM offer w WHERE w.waits_since IS NOT NULL UNION ALL ${reportedIds}`;

const matching = `
  (NOT $4::boolean OR offer.id IN (${reportedIds}))
  AND (NOT $5::boolean OR offer.id IN (${waitingIds}))
  AND ($1::text IS NULL OR offer.id = $1 OR starts_with(${foldedColumn("owner.username")}, ${foldedColumn("$1")})
    OR position(lower($1) IN lower(offer.label || ' ' || offer.terms)) > 0)
  AND ($2::smallint IS NULL OR offer.moderation = $2)
  AND ($3::text IS NULL OR offer.owner_id = $3)
  AND (NOT $5::boolean OR (queue.waits IS NOT NULL AND offer.owner_id <> ALL ($6::text[])))`;

/** Offers as staff moderate them, in PostgreSQL. */
export class PostgresOfferModeration implements OfferModeration {
  readonly #dataSource: DataSource;
  readonly #changes: Pick<CommitChanges, "commit">;

  constructor(dataSource: DataSource, changes: Pick<CommitChanges, "commit">) {
    this.#dataSource = dataSource;
    this.#changes = changes;
  }

  async list(filter: ModerationFilter, keptFrom: readonly TraderId[], from: number, most: number) {
    const { text, status, ownerId, isReported, isWaiting } = filter;
    const wanted = [
      text ?? null,
      status ?? null,
      ownerId ?? null,
      isReported ?? false,
      isWaiting ?? false,
      keptFrom,
    ];
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<ModerationListRow[]>(
        `SELECT ${columns} ${source} WHERE ${matching}
          ORDER BY queue.waits ASC NULLS LAST, offer.created_at DESC, offer.id OFFSET $7 LIMIT $8`,
        [...wanted, from, most],
      ),
      this.#dataSource.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total FROM (SELECT ${source} WHERE ${matching} LIMIT ${countedAtMost}) found`,
        wanted,
      ),
    ]);
    return { offers: rows.map(inModeration), total: counted?.total ?? 0 };
  }

  async find(offerId: string): Promise<OfferInModeration | undefined> {
    const [row] = await this.#dataSource.query<ModerationListRow[]>(
      `SELECT ${columns} ${source} WHERE offer.id = $1`,
      [offerId],
    );
    return row && inModeration(row);
  }

  async reports(offerId: string): Promise<readonly RecordedOfferReport[]> {
    const rows = await this.#dataSource.query<ReportRow[]>(
      `SELECT r.id, r.reporter_id, t.username AS reporter_username, r.reason, r.text,
              r.offer_version, r.at, r.closed_at
         FROM offer_report r JOIN trader t ON t.id = r.reporter_id
        WHERE r.offer_id = $1 ORDER BY r.id DESC LIMIT $2`,
      [offerId, mostReports],
    );
    return rows.map(reportOf);
  }

  async decide(offer: Offer, entry: AuditEntry): Promise<"stored" | "conflict"> {
    const before = await this.find(offer.id);
    const seenVersion = offer.version - 1;
    if (before?.offer.version !== seenVersion || before.deletedAt !== undefined) return "conflict";
    const isWaiting = waitsForReview(before.offer.moderation);
    const state = {
      ...moderationState(offer.moderation, { isWaiting, at: before.now }),
      termsVersion: offer.version,
    };
    const { key } = entry;
    const { outcome } = await this.#changes.commit({
      ...(key && { key, answer: offer.id }),
      judgedAt: before.now,
      aggregates: [{ aggregate: "offer", id: offer.id, seenVersion, state, closes: ["reports"] }],
      usage: [],
      entries: [],
      audit: [entry],
    });
    return outcome === "applied" ? "stored" : "conflict";
  }

  async mark(
    { id, version: seenVersion }: Offer,
    { isStickied, isFeaturedByModerator }: ModeratorMarks,
    entry: AuditEntry,
    mostOthers?: number,
  ): Promise<"stored" | "conflict" | "too_many_sticky"> {
    const state = { isStickied, isFeaturedByModerator };
    const { key } = entry;
    const outcome = await this.#changes.commit({
      ...(key && { key, answer: id }),
      judgedAt: await databaseTime(this.#dataSource),
      aggregates: [{ aggregate: "offer", id, seenVersion, state }],
      ...(mostOthers !== undefined && { sticky: { offerId: id, mostOthers } }),
      usage: [],
      entries: [],
      audit: [entry],
    });
    if (outcome.outcome === "applied") return "stored";
    const isTooMany = outcome.outcome === "conflict" && outcome.over === "sticky";
    return isTooMany ? "too_many_sticky" : "conflict";
  }
}

function inModeration(row: ModerationListRow): OfferInModeration {
  return {
    offer: offerOf(row),
    owner: { id: row.owner_id, username: row.owner_username },
    openReports: row.open_reports,
    waitsSince: row.waits?.getTime(),
    deletedAt: row.deleted_at?.getTime(),
    marks: marksOf(row),
    penaltyPoints: pointsOfPenalty(row.penalty_shift),
    now: row.now.getTime(),
  };
}

function reportOf(row: ReportRow): RecordedOfferReport {
  return {
    id: Number(row.id),
    reporter: { id: row.reporter_id, username: row.reporter_username },
    reason: row.reason,
    text: row.text,
    offerVersion: row.offer_version,
    at: row.at.getTime(),
    closedAt: row.closed_at?.getTime(),
  };
}
