import type { DataSource } from "typeorm";
import type { DraftWritten, OfferDrafts } from "../../../application/ports/offer-drafts.ts";
import type { DraftPolicy, OfferDraft } from "../../../domain/offer/offer-draft.ts";
import type { OfferSide } from "../../../domain/offer/offer.ts";
import type { PersonKeys } from "../bank-account/person-keys.ts";

interface DraftRow {
  readonly id: string;
  readonly version: number;
  readonly content: Buffer;
  readonly side: OfferSide;
  readonly asset: string;
  readonly currency: string;
  readonly payment_method: string;
  readonly saved_at: Date;
  readonly kept_until: Date;
}

/** Drafts of offers in PostgreSQL, encrypted with the keys of their owners. */
export class PostgresOfferDrafts implements OfferDrafts {
  readonly #dataSource: DataSource;
  readonly #keys: PersonKeys;

  constructor(dataSource: DataSource, keys: PersonKeys) {
    this.#dataSource = dataSource;
    this.#keys = keys;
  }

  async listOf(traderId: string): Promise<readonly OfferDraft[]> {
    const rows = await this.#dataSource.query<DraftRow[]>(
      `SELECT id, version, content, side, asset, currency, payment_method, saved_at, kept_until
         FROM offer_draft WHERE trader_id = $1 AND kept_until > clock_timestamp()
        ORDER BY saved_at DESC, id`,
      [traderId],
    );
    const cipher = rows.length === 0 ? undefined : await this.#keys.find(traderId);
    if (!cipher) return [];
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      content: cipher.decrypt(row.content, placeOf(traderId, row.id)),
      about: {
        side: row.side,
        asset: row.asset,
        currency: row.currency,
        paymentMethod: row.payment_method,
      },
      savedAt: row.saved_at.getTime(),
      keptUntil: row.kept_until.getTime(),
    }));
  }

  /** The row of the trader's key is locked meanwhile: several at one moment do not exceed the limit. */
  async save(
    traderId: string,
    { id, content, about }: DraftWritten,
    seenVersion: number,
    { most, keptSeconds }: DraftPolicy,
  ): ReturnType<OfferDrafts["save"]> {
    const cipher = await this.#keys.make(traderId);
    const sealed = Buffer.from(cipher.encrypt(content, placeOf(traderId, id)));
    const values = [traderId, id, sealed, about.side, about.asset, about.currency];
    values.push(about.paymentMethod, String(keptSeconds), String(seenVersion));
    return this.#dataSource.transaction(async (transaction) => {
      await transaction.query("SELECT FROM person_key WHERE trader_id = $1 FOR UPDATE", [traderId]);
      if (seenVersion > 0) {
        const [, changed] = await transaction.query<[unknown, number]>(
          `UPDATE offer_draft
              SET content = $3, side = $4, asset = $5, currency = $6, payment_method = $7,
                  version = version + 1, saved_at = clock_timestamp(),
                  kept_until = clock_timestamp() + make_interval(secs => $8)
            WHERE trader_id = $1 AND id = $2 AND version = $9::integer`,
          values,
        );
        return changed > 0 ? "saved" : "draft_changed";
      }
      await transaction.query(
        "DELETE FROM offer_draft WHERE trader_id = $1 AND kept_until <= clock_timestamp()",
        [traderId],
      );
      const [{ known, count } = { known: 0, count: 0 }] = await transaction.query<
        { readonly known: number; readonly count: number }[]
      >(
        `SELECT count(*)::integer AS count, (count(*) FILTER (WHERE id = $2))::integer AS known
           FROM offer_draft WHERE trader_id = $1`,
        [traderId, id],
      );
      if (known > 0) return "draft_changed";
      if (count >= most) return "too_many_offer_drafts";
      await transaction.query(
        `INSERT INTO offer_draft (trader_id, id, version, content, side, asset, currency,
           payment_method, kept_until)
         VALUES ($1, $2, 1 + $9::integer, $3, $4, $5, $6, $7,
                 clock_timestamp() + make_interval(secs => $8))`,
        values,
      );
      return "saved";
    });
  }

  async remove(traderId: string, id: string): Promise<boolean> {
    const [, count] = await this.#dataSource.query<[unknown, number]>(
      "DELETE FROM offer_draft WHERE trader_id = $1 AND id = $2",
      [traderId, id],
    );
    return count > 0;
  }

  async removeOld(): Promise<void> {
    await this.#dataSource.query("DELETE FROM offer_draft WHERE kept_until <= clock_timestamp()");
  }
}

function placeOf(traderId: string, id: string): string {
  return `offer_draft.content ${traderId} ${id}`;
}
