import { parseStaffWords } from "../../domain/account/staff-words.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { sideOf } from "../../domain/trade/trade.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { ClosedChats } from "../ports/closed-chats.ts";
import type { TradeStore } from "../ports/trade-store.ts";

interface CloseChatRefusal {
  readonly code: "reason_needed" | "not_found" | "conflict_of_interest";
}

/**
 * Staff close the chat of a trade for both parties, or open it again: against insults and threats,
 * or where one side presses the other. What was written stays, and case workers still write.
 */
export class CloseChat {
  readonly #trades: Pick<TradeStore, "load">;
  readonly #closed: ClosedChats;

  constructor(trades: Pick<TradeStore, "load">, closed: ClosedChats) {
    this.#trades = trades;
    this.#closed = closed;
  }

  /** Returns whether the chat is closed now. Staff who are linked to a party do not act on it. */
  async execute(
    { staffId, role, linkedIds }: StaffActor,
    tradeId: TradeId,
    isClosed: boolean,
    typed: string,
  ): Promise<Result<boolean, CloseChatRefusal>> {
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const loaded = await this.#trades.load(tradeId);
    if (!loaded) return refuse({ code: "not_found" });
    if (linkedIds.some((each) => sideOf(loaded.trade, each))) {
      return refuse({ code: "conflict_of_interest" });
    }
    const subject = { kind: "trade", id: tradeId } as const;
    const act = isClosed ? "close-chat" : "open-chat";
    const entry = { staffId, role, act, subject, reason: reason.value } as const;
    await this.#closed.set(tradeId, isClosed, entry);
    return accept(isClosed);
  }
}
