import type { RecordedEvent } from "../../../application/ports/trade-store.ts";
import type { TradeEvent } from "../../../domain/trade/trade-change.ts";

/** A row of `trade_event` as JSON. */
export interface EventRow {
  readonly seq: number;
  readonly act: string;
  readonly actor_kind: TradeEvent["by"];
  readonly actor_id: string | null;
  readonly from_status: NonNullable<TradeEvent["fromStatus"]> | null;
  readonly to_status: TradeEvent["toStatus"];
  readonly detail: Pick<TradeEvent, "passed" | "facts">;
  readonly at: string;
}

/** The timeline of a trade as JSON, under the name `timeline`; `t` is the trade. */
export const eventsColumn = `(
  SELECT json_agg(e ORDER BY e.seq) FROM trade_event e WHERE e.trade_id = t.id
) AS timeline`;

/** The event stored in a row. */
export function eventOf(row: EventRow): RecordedEvent {
  return {
    ...row.detail,
    seq: row.seq,
    act: row.act,
    by: row.actor_kind,
    actorId: row.actor_id ?? undefined,
    fromStatus: row.from_status ?? undefined,
    toStatus: row.to_status,
    at: Date.parse(row.at),
  };
}
