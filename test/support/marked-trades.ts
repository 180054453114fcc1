import type { Mark } from "../../src/domain/trade/trade-change.ts";
import { OfferShelf } from "./offer-shelf.ts";

/** A shelf whose owner got marks in trades on their offers. */
export class MarkedTrades {
  readonly shelf: OfferShelf;
  readonly owner: string;
  readonly #partner: string;

  private constructor(shelf: OfferShelf, owner: string, partner: string) {
    this.shelf = shelf;
    this.owner = owner;
    this.#partner = partner;
  }

  static async open(): Promise<MarkedTrades> {
    const shelf = await OfferShelf.open();
    return new MarkedTrades(shelf, await shelf.addVendor(), await shelf.addVendor());
  }

  close(): Promise<void> {
    return this.shelf.close();
  }

  /** A trade on the offer that ended with a mark for its owner. */
  async mark(offerId: string, kind: Mark["kind"], ago: string): Promise<void> {
    const id = this.shelf.newId("trade");
    await this.shelf.database.query(
      `INSERT INTO trade_state (status, stage, escrow, dispute, chargeback, feedback)
       VALUES ('cancelled_seller', 'cancelled_by_seller', 'none', 'none', 'none', 'none')
       ON CONFLICT DO NOTHING`,
    );
    await this.shelf.database.query(
      `INSERT INTO trade (id, version, offer_id, buyer_id, seller_id, offer_owner, flow, status,
         stage, escrow, dispute, chargeback, feedback, holds, asset, amount, fee, cashback,
         fee_basis_points, fee_discount_percent, currency, fiat_minor, price, market_price,
         usd_cents, window_seconds, started_at, closed_at, rules)
       SELECT $1, 1, $2, $3, $4, 'seller', 'default', status, stage, escrow, dispute, chargeback,
         feedback, 0, 'BTC', 1, 0, 0, 0, 0, 'EUR', 1, 1, 1, 1, 1800,
         clock_timestamp() - $5::interval, clock_timestamp() - $5::interval, '{}'
         FROM trade_state WHERE stage = 'cancelled_by_seller' LIMIT 1`,
      [id, offerId, this.#partner, this.owner, ago],
    );
    await this.shelf.database.query(
      `INSERT INTO trader_mark (trader_id, trade_id, kind, at)
       VALUES ($1, $2, $3, clock_timestamp() - $4::interval)`,
      [this.owner, id, kind, ago],
    );
  }
}
