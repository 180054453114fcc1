import type { TradeListItem, TradePerson } from "../../../application/ports/trade-store.ts";
import { lastWrittenColumn, lastWrittenOf, type LastWrittenRow } from "../dispute/case-columns.ts";
import { caseColumn, caseOf, type CaseRow } from "../dispute/case-row.ts";
import { tradeColumns, tradeOf, type TradeRow } from "./trade-row.ts";

/** The two sides, and the database's time at which they were read. */
export interface People {
  readonly now: Date;
  readonly buyer: TradePerson;
  readonly seller: TradePerson;
}

/** A row of `listColumns` as the driver returns it. */
export interface ListRow extends TradeRow, People {
  readonly payment_method: string;
  readonly dispute_case: CaseRow | null;
  readonly last_written: LastWrittenRow | null;
}

const person = (table: string) =>
  `json_build_object('id', ${table}.id, 'username', ${table}.username, 'avatar', ${table}.avatar,
                     'completedTrades', ${table}_usage.completed_trades)`;

/** The columns of `People`, of the tables of `fromTrades`. */
export const people = `clock_timestamp() AS now, ${person("b")} AS buyer, ${person("s")} AS seller`;

/** The columns of a `ListRow`, of the tables of `fromTrades`. */
export const listColumns = `${tradeColumns}, ${people},
  m.terms ->> 'paymentMethod' AS payment_method, ${caseColumn}, ${lastWrittenColumn}`;

/**
 * Trades under the name `t` with their terms and people. Every trader with a trade has counters.
 */
export const fromTrades = `FROM trade t JOIN trade_terms m ON m.trade_id = t.id
  JOIN trader b ON b.id = t.buyer_id JOIN trader_usage b_usage ON b_usage.trader_id = b.id
  JOIN trader s ON s.id = t.seller_id JOIN trader_usage s_usage ON s_usage.trader_id = s.id`;

/** The list entry for a row. */
export function listItemOf(row: ListRow): TradeListItem {
  return {
    trade: tradeOf(row),
    now: row.now.getTime(),
    buyer: row.buyer,
    seller: row.seller,
    paymentMethod: row.payment_method,
    ...(row.dispute_case && { disputeCase: caseOf(row.dispute_case) }),
    lastWritten: lastWrittenOf(row.last_written),
  };
}
