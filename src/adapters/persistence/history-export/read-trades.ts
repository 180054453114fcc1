import type { ExportPlace } from "../../../application/ports/export-store.ts";
import type { HistoryWish } from "../../../application/ports/trade-history.ts";
import type { TradeTerms } from "../../../application/ports/trade-terms.ts";
import { findPaymentMethod } from "../../../domain/catalogue/payment-methods.ts";
import type { ExportSource } from "../../../domain/history-export/exported-trade.ts";
import { accountId, type LedgerAccount } from "../../../domain/ledger/account.ts";
import { assetCodes } from "../../../domain/money/asset.ts";
import { conditionsOf, isWished } from "../trade/history-conditions.ts";
import { tradeColumns, tradeOf, type TradeRow } from "../trade/trade-row.ts";

interface SourceRow extends TradeRow {
  readonly partner: string;
  readonly terms: Pick<TradeTerms, "paymentMethod" | "margin" | "rateSources">;
  readonly fee_paid: string;
}

/** A pool, or one connection. */
interface Database {
  query<Rows>(statement: string, values: unknown[]): Promise<Rows>;
}

const feeAccounts = assetCodes.map((asset): LedgerAccount => ({ kind: "fees", asset }));

/** The trades after a place, oldest first. */
export async function readTrades(
  database: Database,
  wish: HistoryWish,
  after: ExportPlace | undefined,
  most: number,
): Promise<readonly ExportSource[]> {
  const rows = await database.query<SourceRow[]>(
    `SELECT ${tradeColumns}, p.username AS partner,
            json_build_object('paymentMethod', m.terms -> 'paymentMethod', 'margin', m.terms -> 'margin',
                              'rateSources', m.terms -> 'rateSources') AS terms,
            (SELECT coalesce(sum(g.amount), 0) FROM ledger_entry e
               JOIN ledger_posting g ON g.entry_id = e.id AND g.account_id = ANY ($10)
              WHERE e.ref = 'settle:' || t.id || ':' || t.holds) AS fee_paid
       FROM trade t JOIN trade_terms m ON m.trade_id = t.id
       JOIN trader p ON p.id = CASE WHEN t.buyer_id = $1 THEN t.seller_id ELSE t.buyer_id END
      WHERE ${isWished} AND ($11::timestamptz IS NULL OR (t.started_at, t.id) > ($11, $12))
      ORDER BY t.started_at, t.id LIMIT $13`,
    [
      ...conditionsOf(wish),
      feeAccounts.map(accountId),
      after ? new Date(after.startedAt) : null,
      after?.tradeId ?? null,
      most,
    ],
  );
  return rows.map(sourceOf);
}

export async function countTrades(database: Database, wish: HistoryWish): Promise<number> {
  const [row] = await database.query<{ total: number }[]>(
    `SELECT count(*)::integer AS total FROM trade t WHERE ${isWished}`,
    conditionsOf(wish),
  );
  return row?.total ?? 0;
}

function sourceOf(row: SourceRow): ExportSource {
  const { paymentMethod, margin, rateSources } = row.terms;
  return {
    trade: tradeOf(row),
    partner: row.partner,
    paymentMethod: findPaymentMethod(paymentMethod)?.name ?? paymentMethod,
    margin,
    priceSources: rateSources,
    feePaid: BigInt(row.fee_paid),
  };
}
