import type { DataSource } from "typeorm";
import type { MerchantStore, Payer, ShownLink } from "../../../application/ports/merchant-store.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import type { FiatCode } from "../../../domain/money/fiat.ts";
import { money } from "../../../domain/money/money.ts";
import { accountColumn, accountOf, type AccountJson } from "../account/account-column.ts";
import { verified } from "../account/company-name.ts";
import { inDebtColumn } from "../claim/claim-column.ts";
import { holdsOnlySavedColumn } from "../send/postgres-address-book.ts";
import { haltsColumn, haltsOf, type HaltsRow } from "../halt/halts-column.ts";

interface LinkRow {
  readonly id: string;
  readonly version: number;
  readonly merchant_id: string;
  readonly currency: FiatCode;
  readonly minor: string;
  readonly title: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly is_cancelled: boolean;
  readonly payer_id: string | null;
  readonly units: string;
  readonly price: string;
  readonly paid_at: Date;
  readonly merchant_name: string;
  readonly username: string;
  readonly is_merchant: boolean;
  readonly account: AccountJson;
  readonly now: Date;
}

interface MerchantRow {
  readonly is_merchant: boolean;
  readonly account: AccountJson;
  readonly units: string;
  readonly lines: number;
  readonly open_links: number;
  readonly maker_version: number | null;
  readonly now: Date;
}

/** Whether staff allow the company `c` to take payments; `state`: that of a verified one. */
const isMerchant = (state: string) =>
  `coalesce(c.merchant_since IS NOT NULL AND c.state = ${state}, false)`;

const linkRows = `
  SELECT l.id, l.version, l.merchant_id, l.currency, l.minor::text, l.title, l.created_at, l.expires_at,
         l.is_cancelled, l.payer_id, l.units::text, l.price::text, l.paid_at,
         coalesce(c.business_name, trader.username) AS merchant_name, trader.username,
         ${isMerchant("$1")} AS is_merchant, ${accountColumn("trader")} AS account,
         clock_timestamp() AS now
    FROM payment_link l JOIN trader ON trader.id = l.merchant_id
    LEFT JOIN company c ON c.trader_id = l.merchant_id AND c.state = $1`;

/** Payment links as rows, and what merchants were paid as the books have it. */
export class PostgresMerchantStore implements MerchantStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async merchant(traderId: TraderId) {
    const [row] = await this.#dataSource.query<MerchantRow[]>(
      `SELECT ${isMerchant("$2")} AS is_merchant, ${accountColumn("trader")} AS account,
              coalesce((SELECT balance FROM ledger_account WHERE id = $3), 0)::text AS units,
              (SELECT count(*)::integer FROM ledger_posting WHERE account_id = $3) AS lines,
              (SELECT count(*)::integer FROM payment_link l
                WHERE l.merchant_id = $1 AND l.payer_id IS NULL AND NOT l.is_cancelled
                  AND l.expires_at > clock_timestamp()) AS open_links,
              (SELECT version FROM payment_link_maker WHERE id = $1) AS maker_version,
              clock_timestamp() AS now
         FROM trader LEFT JOIN company c ON c.trader_id = trader.id WHERE trader.id = $1`,
      [traderId, verified, accountId({ kind: "merchant", asset: "BTC", merchantId: traderId })],
    );
    if (!row) throw new Error("The trader was not found");
    return {
      isMerchant: row.is_merchant,
      account: accountOf(row.account),
      units: BigInt(row.units),
      lines: row.lines,
      openLinks: row.open_links,
      makerVersion: row.maker_version ?? undefined,
      now: row.now.getTime(),
    };
  }

  async find(id: string): Promise<ShownLink | undefined> {
    const [row] = await this.#dataSource.query<LinkRow[]>(`${linkRows} WHERE l.id = $2`, [
      verified,
      id,
    ]);
    return row && linkOf(row);
  }

  async list(merchantId: TraderId, offset: number, limit: number) {
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<LinkRow[]>(
        `${linkRows} WHERE l.merchant_id = $2 ORDER BY l.created_at DESC, l.id OFFSET $3 LIMIT $4`,
        [verified, merchantId, offset, limit],
      ),
      this.#dataSource.query<{ total: number }[]>(
        "SELECT count(*)::integer AS total FROM payment_link WHERE merchant_id = $1",
        [merchantId],
      ),
    ]);
    return { links: rows.map(linkOf), total: counted?.total ?? 0 };
  }

  async payer(traderId: TraderId): Promise<Payer> {
    const [row] = await this.#dataSource.query<
      (HaltsRow & {
        account: AccountJson;
        available: string;
        in_debt: boolean;
        is_only_saved: boolean;
      })[]
    >(
      `SELECT ${accountColumn("trader")} AS account, ${haltsColumn},
              ${inDebtColumn("trader.id")} AS in_debt, ${holdsOnlySavedColumn("trader.id")} AS is_only_saved,
              coalesce((SELECT balance FROM ledger_account WHERE id = $2), 0)::text AS available
         FROM trader WHERE id = $1`,
      [traderId, accountId({ kind: "available", asset: "BTC", traderId })],
    );
    if (!row) throw new Error("The payer was not found");
    return {
      account: accountOf(row.account),
      available: BigInt(row.available),
      inDebt: row.in_debt,
      isOnlySaved: row.is_only_saved,
      halts: haltsOf(row),
    };
  }
}

function linkOf(row: LinkRow): ShownLink {
  const { currency, payer_id: payerId } = row;
  return {
    link: {
      id: row.id,
      version: row.version,
      merchantId: row.merchant_id,
      sum: { currency, minor: BigInt(row.minor) },
      title: row.title,
      expiresAt: row.expires_at.getTime(),
      isCancelled: row.is_cancelled,
      payment:
        payerId === null
          ? undefined
          : {
              payerId,
              amount: money("BTC", BigInt(row.units)),
              price: { asset: "BTC", currency, scaled: BigInt(row.price) },
              at: row.paid_at.getTime(),
            },
    },
    merchantName: row.merchant_name,
    merchantUsername: row.username,
    isMerchant: row.is_merchant,
    merchantAccount: accountOf(row.account),
    createdAt: row.created_at.getTime(),
    now: row.now.getTime(),
  };
}
