import type { DataSource } from "typeorm";
import type {
  AnnouncementRecord,
  AnnouncementStore,
} from "../../../application/ports/announcement-store.ts";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type {
  Announcement,
  AnnouncementAudience,
  AnnouncementKind,
  BlockableAction,
  Severity,
} from "../../../domain/announcement/announcement.ts";
import type { HaltKind } from "../../../domain/halt/halt.ts";
import type { StaffId } from "../../../domain/id/id.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { lockHalts } from "../halt/halts-column.ts";

interface Row {
  readonly id: string;
  readonly kind: AnnouncementKind;
  readonly severity: Severity;
  readonly audience: AnnouncementAudience;
  readonly country: string | null;
  readonly blocks: readonly BlockableAction[];
  readonly text: string;
  readonly translations: Readonly<Record<string, string>>;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly is_on: boolean;
}

const columns =
  "id, kind, severity, audience, country, text, translations, starts_at, ends_at, is_on, blocks";

/** What has passed of a maintenance that is switched off still counts for the clocks of trades. */
const keepPause = `
  INSERT INTO platform_pause (announcement_id, starts_at, ends_at)
  SELECT id, starts_at, least(ends_at, clock_timestamp()) FROM announcement
   WHERE id = $1 AND is_on AND halts IS NOT NULL AND starts_at < clock_timestamp()
  ON CONFLICT DO NOTHING`;

/** A maintenance that is switched on again in its time begins then: in between there was none. */
const whenSwitched = `CASE WHEN $2 AND halts IS NOT NULL AND ends_at > clock_timestamp()
                      THEN greatest(starts_at, clock_timestamp()) ELSE starts_at END`;

/** A pool, or one transaction. */
type Database = Pick<DataSource, "query" | "transaction">;

/**
 * The banners of the whole site, as rows. One that halts something is written like a halt: commits
 * decided before it have finished when it is written, or find it (`commit_halts`).
 */
export class PostgresAnnouncementStore implements AnnouncementStore {
  readonly #dataSource: Database;
  readonly #seal: AuditSeal;

  constructor(dataSource: Database, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async listOn(): Promise<readonly Announcement[]> {
    const rows = await this.#dataSource.query<Row[]>(
      `SELECT ${columns} FROM announcement
        WHERE is_on AND (ends_at IS NULL OR ends_at > clock_timestamp())
        ORDER BY starts_at DESC, id`,
    );
    return rows.map(announcementOf);
  }

  async list(most: number): Promise<readonly AnnouncementRecord[]> {
    const rows = await this.#dataSource.query<(Row & { made_by_name: string | null })[]>(
      `SELECT ${columns}, (SELECT s.username FROM staff s WHERE s.id = made_by) AS made_by_name
         FROM announcement ORDER BY made_at DESC, id LIMIT $1`,
      [most],
    );
    return rows.map((row) => ({ ...announcementOf(row), madeBy: row.made_by_name ?? undefined }));
  }

  async add(
    announcement: Announcement & { readonly halts: HaltKind | undefined },
    staffId: StaffId,
    audit: AuditEntry,
  ): Promise<void> {
    const { id, kind, severity, audience, country, blocks, from, until, isOn, halts } =
      announcement;
    const { text, translations } = announcement;
    await this.#dataSource.transaction(async (transaction) => {
      if (halts !== undefined) await transaction.query(lockHalts);
      await transaction.query(
        `INSERT INTO announcement (${columns}, halts, made_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
        [
          id,
          kind,
          severity,
          audience,
          country ?? null,
          text,
          JSON.stringify(translations),
          new Date(from),
          until === undefined ? null : new Date(until),
          isOn,
          blocks,
          halts ?? null,
          staffId,
        ],
      );
      await appendAudit(transaction, this.#seal, [audit]);
    });
  }

  switch(id: string, isOn: boolean, audit: AuditEntry): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      if (isOn) await transaction.query(lockHalts);
      else await transaction.query(keepPause, [id]);
      const [, changed] = await transaction.query<[unknown, number]>(
        `UPDATE announcement SET is_on = $2, starts_at = ${whenSwitched} WHERE id = $1 AND is_on <> $2`,
        [id, isOn],
      );
      if (changed === 0) return false;
      await appendAudit(transaction, this.#seal, [audit]);
      return true;
    });
  }
}

function announcementOf(row: Row): Announcement {
  const { id, kind, severity, audience, country, blocks, text, starts_at, ends_at, is_on } = row;
  const { translations } = row;
  return {
    id,
    kind,
    severity,
    audience,
    country: country ?? undefined,
    blocks,
    text,
    translations,
    from: starts_at.getTime(),
    until: ends_at?.getTime(),
    isOn: is_on,
  };
}
