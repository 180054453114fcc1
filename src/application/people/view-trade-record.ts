import { parseStaffWords } from "../../domain/account/staff-words.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { TradeRecord, TradeViews } from "../ports/trade-store.ts";
import type { StaffActor } from "../staff/staff-actor.ts";

export interface ViewTradeRecordRefusal {
  readonly code: "reason_needed" | "not_found";
}

/** Shows a trade to staff who say why. The reading is logged before anything is shown. */
export class ViewTradeRecord {
  readonly #trades: Pick<TradeViews, "record">;
  readonly #audit: Pick<AuditLog, "note">;

  constructor(trades: Pick<TradeViews, "record">, audit: Pick<AuditLog, "note">) {
    this.#trades = trades;
    this.#audit = audit;
  }

  async execute(
    { staffId, role }: StaffActor,
    tradeId: string,
    typed: string,
  ): Promise<Result<TradeRecord, ViewTradeRecordRefusal>> {
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const record = await this.#trades.record(tradeId);
    if (!record) return refuse({ code: "not_found" });
    const subject = { kind: "trade", id: tradeId } as const;
    await this.#audit.note({ staffId, role, act: "read-trade", subject, reason: reason.value });
    return accept(record);
  }
}
