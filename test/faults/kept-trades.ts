import type { TradeStatus } from "../../src/domain/trade/trade-status.ts";
import { isKept, type AckJournal } from "./ack-journal.ts";

/** Runs a statement as somebody who may read everything. */
export type Query = <Row = Record<string, unknown>>(
  sql: string,
  values?: unknown[],
) => Promise<Row[]>;

/** The trades that are not in a state that clients were told, each with what it is in instead. */
export async function lostTrades(
  acknowledged: ReturnType<AckJournal["last"]>,
  query: Query,
): Promise<string[]> {
  const rows = await query<{ id: string; status: TradeStatus }>("SELECT id, status FROM trade");
  const stored = new Map(rows.map(({ id, status }) => [id, status]));
  return [...acknowledged]
    .filter(([id, status]) => !isKept(status, stored.get(id)))
    .map(([id, status]) => `${id} (${status}, now ${stored.get(id) ?? "not there"})`);
}

/** How many trades there are. */
export async function countTrades(query: Query): Promise<number> {
  const [row] = await query<{ trades: number }>("SELECT count(*)::integer AS trades FROM trade");
  return row?.trades ?? 0;
}
