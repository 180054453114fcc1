import { parseStaffWords } from "../../domain/account/staff-words.ts";
import { isLinkedToParty } from "../../domain/dispute/decide-case.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { ClosedChats } from "../ports/closed-chats.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { MultisigEscrowStore, StoredEscrow } from "../ports/multisig-escrow-store.ts";
import type { TradeRecord, TradeViews } from "../ports/trade-store.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import { caseStaffOf } from "../dispute/case-desk.ts";
import { escrowOfTrade } from "../dispute/escrow-of-trade.ts";
import { contextOf } from "../trade/context-of.ts";
import { tradeActs, type TradeAct } from "./trade-acts.ts";

interface ViewTradeRecordRefusal {
  readonly code: "reason_needed" | "not_found";
}

/** A trade as one member of staff sees it. */
export interface ShownTrade extends TradeRecord {
  readonly acts: readonly TradeAct[];
  readonly isChatClosed: boolean;
  /** Where the crypto is on the chain; undefined where it is in the books. */
  readonly escrow: StoredEscrow | undefined;
}

/** What is needed to show a trade. */
interface ViewTradeRecordParts {
  readonly trades: Pick<TradeViews, "record">;
  readonly audit: Pick<AuditLog, "note">;
  readonly closedChats: Pick<ClosedChats, "isClosed">;
  readonly escrows: Pick<MultisigEscrowStore, "find">;
}

/**
 * Shows a trade to staff who give a reason. The read is logged before anything is shown. For staff
 * linked to a party it does not exist.
 */
export class ViewTradeRecord {
  readonly #parts: ViewTradeRecordParts;

  constructor(parts: ViewTradeRecordParts) {
    this.#parts = parts;
  }

  async execute(
    actor: StaffActor,
    tradeId: TradeId,
    typed: string,
  ): Promise<Result<ShownTrade, ViewTradeRecordRefusal>> {
    const { trades, audit, closedChats, escrows } = this.#parts;
    const { staffId, role } = actor;
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const record = await trades.record(tradeId);
    const staff = caseStaffOf(actor);
    if (!record || !staff || isLinkedToParty(record.trade, staff)) {
      return refuse({ code: "not_found" });
    }
    const subject = { kind: "trade", id: tradeId } as const;
    await audit.note({ staffId, role, act: "read-trade", subject, reason: reason.value });
    const context = contextOf(record);
    const isChatClosed = await closedChats.isClosed(tradeId);
    const escrow = await escrowOfTrade(record.trade, escrows);
    const acts = tradeActs(record.trade, actor, context);
    return accept({ ...record, acts, isChatClosed, escrow });
  }
}
