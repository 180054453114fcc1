import type { DataSource } from "typeorm";
import type {
  OfferCount,
  OwnRecord,
  OwnRecordStore,
} from "../../../application/ports/own-record-store.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import { money } from "../../../domain/money/money.ts";
import type { StaffRole } from "../../../domain/staff/staff-roles.ts";
import { completedEscrows } from "../../../domain/trade/trade-status.ts";
import { isKeyAlive } from "../api-key/api-key-rows.ts";
import { verified } from "./company-name.ts";

interface RecordRow {
  readonly external_id: string;
  readonly level: string;
  readonly registration_group: number;
  readonly badge: string;
  readonly completed_trades: number;
  readonly referral_code: string | null;
  readonly referrer: string | null;
  readonly is_merchant: boolean;
  readonly has_api_key: boolean;
  readonly merchant_balance: string;
  readonly traded: string;
  readonly staff_roles: readonly StaffRole[];
  readonly offers: readonly OfferCount[];
}

const asset = "BTC";

/** A trader's own record, counted from their offers and trades. */
export class PostgresOwnRecordStore implements OwnRecordStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async recordOf(traderId: string): Promise<OwnRecord | undefined> {
    const traded = (own: string) => `
      (SELECT coalesce(sum(t.amount), 0) FROM trade t
        WHERE t.${own} = trader.id AND t.escrow = ANY ($2) AND t.asset = $3)`;
    const [row] = await this.#dataSource.query<RecordRow[]>(
      `SELECT trader.external_id, trader.level, trader.registration_group, trader.badge,
              coalesce(u.completed_trades, 0) AS completed_trades,
              (SELECT code FROM partner WHERE partner.trader_id = trader.id) AS referral_code,
              (SELECT by.username FROM referral r JOIN trader by ON by.id = r.referrer_id
                WHERE r.trader_id = trader.id) AS referrer,
              EXISTS (SELECT FROM company c WHERE c.trader_id = trader.id
                         AND c.merchant_since IS NOT NULL AND c.state = $4) AS is_merchant,
              EXISTS (SELECT FROM api_key k WHERE k.trader_id = trader.id
                         AND ${isKeyAlive("k", "trader")}) AS has_api_key,
              coalesce((SELECT balance FROM ledger_account WHERE id = $5), 0)::text AS merchant_balance,
              ARRAY(SELECT s.role FROM staff_trader_account d JOIN staff s ON s.id = d.staff_id
                     WHERE d.trader_id = trader.id AND s.disabled_at IS NULL) AS staff_roles,
              ${traded("buyer_id")} + ${traded("seller_id")} AS traded,
              (SELECT coalesce(json_agg(json_build_object(
                        'side', o.side, 'isActive', o.is_on, 'count', o.count)), '[]')
                 FROM (SELECT side, is_active OR in_pool OR is_paused AS is_on, count(*)::integer AS count FROM offer
                        WHERE owner_id = trader.id AND deleted_at IS NULL
                        GROUP BY side, is_on) o) AS offers
         FROM trader LEFT JOIN trader_usage u ON u.trader_id = trader.id
        WHERE trader.id = $1`,
      [
        traderId,
        completedEscrows,
        asset,
        verified,
        accountId({ kind: "merchant", asset, merchantId: traderId }),
      ],
    );
    return (
      row && {
        externalId: row.external_id,
        level: Number(row.level),
        registrationGroup: row.registration_group,
        badge: row.badge,
        completedTrades: row.completed_trades,
        referralCode: row.referral_code ?? undefined,
        referrer: row.referrer ?? undefined,
        isMerchant: row.is_merchant,
        hasApiKey: row.has_api_key,
        staffRoles: row.staff_roles,
        merchantBalance: money(asset, BigInt(row.merchant_balance)),
        bitcoinTraded: money(asset, BigInt(row.traded)),
        offers: row.offers,
      }
    );
  }
}
