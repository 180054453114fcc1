import type { DataSource } from "typeorm";
import type { NewOfferReport, OfferReports } from "../../../application/ports/offer-reports.ts";

/** Reports about offers as rows. */
export class PostgresOfferReports implements OfferReports {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async keep({ offerId, offerVersion, reporterId, reason, text }: NewOfferReport): Promise<void> {
    await this.#dataSource.query(
      `INSERT INTO offer_report (offer_id, offer_version, reporter_id, reason, text)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (offer_id, reporter_id) WHERE closed_at IS NULL DO NOTHING`,
      [offerId, offerVersion, reporterId, reason, text],
    );
  }

  async isReported(offerId: string, reporterId: string): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>(
      `SELECT FROM offer_report WHERE offer_id = $1 AND reporter_id = $2 AND closed_at IS NULL`,
      [offerId, reporterId],
    );
    return rows.length > 0;
  }
}
