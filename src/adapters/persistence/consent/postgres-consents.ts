import type { DataSource } from "typeorm";
import type { Consents, PublishedDocument } from "../../../application/ports/consents.ts";
import {
  consentDocuments,
  firstVersion,
  type Consent,
  type ConsentDocument,
  type DocumentInForce,
} from "../../../domain/account/consent-documents.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";

interface VersionRow {
  readonly document: ConsentDocument;
  readonly version: number;
  readonly note: string;
  readonly published_at: Date;
}

interface PublishedRow extends VersionRow {
  readonly publisher: string | null;
  readonly is_in_force: boolean;
  readonly accepted: number;
}

/** Versions of documents and consents to them, as rows that are only added. */
export class PostgresConsents implements Consents {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async inForce(): Promise<readonly DocumentInForce[]> {
    const rows = await this.#dataSource.query<VersionRow[]>(
      `SELECT document, version, note, published_at FROM document_version
        WHERE replaced_at IS NULL`,
    );
    const found = rows.map(versionOf);
    return consentDocuments.flatMap((each) => found.filter(({ document }) => document === each));
  }

  async acceptedBy(traderId: string): Promise<readonly Consent[]> {
    const rows = await this.#dataSource.query<
      { document: ConsentDocument; version: number; accepted_at: Date }[]
    >(
      `SELECT document, version, accepted_at FROM document_consent WHERE trader_id = $1
        ORDER BY accepted_at DESC, document DESC`,
      [traderId],
    );
    return rows.map(({ accepted_at, ...row }) => ({ ...row, acceptedAt: accepted_at.getTime() }));
  }

  async accept(traderId: string, versions: Readonly<Record<ConsentDocument, number>>) {
    await this.#dataSource.query(
      `INSERT INTO document_consent (trader_id, document, version, accepted_at)
       SELECT $1, document, version, clock_timestamp()
         FROM unnest($2::text[], $3::integer[]) AS read (document, version)
       ON CONFLICT DO NOTHING`,
      [traderId, consentDocuments, consentDocuments.map((each) => versions[each])],
    );
  }

  async list(most: number): Promise<readonly PublishedDocument[]> {
    const rows = await this.#dataSource.query<PublishedRow[]>(
      `SELECT v.document, v.version, v.note, v.published_at, staff.username AS publisher,
              v.replaced_at IS NULL AS is_in_force,
              (SELECT count(*)::integer FROM document_consent c
                WHERE c.document = v.document AND c.version = v.version) AS accepted
         FROM document_version v LEFT JOIN staff ON staff.id = v.published_by
        ORDER BY v.published_at DESC, v.document DESC LIMIT $1`,
      [most],
    );
    return rows.map((row) => ({
      ...versionOf(row),
      publishedBy: row.publisher ?? undefined,
      isInForce: row.is_in_force,
      accepted: row.accepted,
    }));
  }

  async publish(
    document: ConsentDocument,
    { staffId, note }: Parameters<Consents["publish"]>[1],
    audit: Parameters<Consents["publish"]>[2],
  ): Promise<void> {
    await this.#dataSource.transaction(async (transaction) => {
      // Two that are published at once follow each other.
      await transaction.query(
        "SELECT FROM document_version WHERE document = $1 AND version = $2 FOR UPDATE",
        [document, firstVersion],
      );
      const [[replaced]] = await transaction.query<[{ version: number }[], number]>(
        `UPDATE document_version SET replaced_at = clock_timestamp()
          WHERE document = $1 AND replaced_at IS NULL RETURNING version`,
        [document],
      );
      const version = (replaced?.version ?? 0) + 1;
      await transaction.query(
        `INSERT INTO document_version (document, version, note, published_by, published_at)
         VALUES ($1, $2, $3, $4, clock_timestamp())`,
        [document, version, note, staffId],
      );
      await appendAudit(transaction, this.#seal, [audit(version)]);
    });
  }
}

function versionOf({ document, version, note, published_at }: VersionRow): DocumentInForce {
  return { document, version, note, publishedAt: published_at.getTime() };
}
