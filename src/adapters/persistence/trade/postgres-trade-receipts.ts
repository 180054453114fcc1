import type { DataSource } from "typeorm";
import type { TradeReceipt, TradeReceipts } from "../../../application/ports/trade-receipts.ts";
import type { MultisigEscrowStore } from "../../../application/ports/multisig-escrow-store.ts";
import type { TradeTerms } from "../../../application/ports/trade-terms.ts";
import type { TradeId, TraderId } from "../../../domain/id/id.ts";
import type { LedgerAccount } from "../../../domain/ledger/account.ts";
import { money } from "../../../domain/money/money.ts";
import { paidTo } from "../../../domain/multisig-escrow/settled-payout.ts";
import { multisigState } from "../../../domain/multisig-escrow/trade-escrow.ts";
import { custodyOf } from "../../../domain/trade/custody.ts";
import { tradeColumns, tradeOf, type TradeRow } from "./trade-row.ts";

interface ReceiptRow extends TradeRow {
  readonly payment_method: TradeTerms["paymentMethod"];
  readonly received: string | null;
  readonly received_at: Date | null;
  readonly now: Date;
}

const usable: LedgerAccount["kind"] = "available";

/** Receipts as rows: only which link belongs to which trade. The rest is read each time. */
export class PostgresTradeReceipts implements TradeReceipts {
  readonly #dataSource: DataSource;
  readonly #escrows: Pick<MultisigEscrowStore, "find">;

  constructor(dataSource: DataSource, escrows: Pick<MultisigEscrowStore, "find">) {
    this.#dataSource = dataSource;
    this.#escrows = escrows;
  }

  async issue(tradeId: TradeId, traderId: TraderId): Promise<string> {
    const [made] = await this.#dataSource.query<{ id: string }[]>(
      `WITH made AS (
         INSERT INTO trade_receipt (trade_id, trader_id) VALUES ($1, $2)
         ON CONFLICT (trade_id, trader_id) DO NOTHING RETURNING id)
       SELECT id FROM made UNION ALL
       SELECT id FROM trade_receipt WHERE trade_id = $1 AND trader_id = $2 LIMIT 1`,
      [tradeId, traderId],
    );
    // Another request made it meanwhile: the statement did not see it yet, the next one does.
    return made?.id ?? this.issue(tradeId, traderId);
  }

  async find(id: string): Promise<TradeReceipt | undefined> {
    const [row] = await this.#dataSource.query<ReceiptRow[]>(
      `SELECT ${tradeColumns}, m.terms ->> 'paymentMethod' AS payment_method,
              p.amount AS received, e.at AS received_at, clock_timestamp() AS now
         FROM trade_receipt r
         JOIN trade t ON t.id = r.trade_id
         JOIN trade_terms m ON m.trade_id = t.id
         LEFT JOIN (ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id AND p.amount > 0
                    JOIN ledger_account a ON a.id = p.account_id AND a.kind = $2)
           ON e.ref = 'settle:' || t.id || ':' || t.holds AND a.owner_id = t.buyer_id
        WHERE r.id = $1`,
      [id, usable],
    );
    if (!row) return undefined;
    const trade = tradeOf(row);
    const escrow = custodyOf(trade) === "multisig" ? await this.#escrows.find(trade.id) : undefined;
    if (row.received === null && !escrow) return undefined;
    const paid = escrow ? paidTo(escrow, "buyer") : BigInt(row.received ?? 0);
    return {
      id,
      trade,
      paymentMethod: row.payment_method,
      received: paid === undefined ? undefined : money(row.asset, paid),
      receivedAt: row.received_at?.getTime(),
      escrow: escrow && {
        state: multisigState(escrow),
        transaction: escrow.spend?.transaction ?? escrow.payouts.at(-1)?.transaction,
      },
      now: row.now.getTime(),
    };
  }
}
