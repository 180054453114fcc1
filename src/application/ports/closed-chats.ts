import type { TradeId } from "../../domain/id/id.ts";
import type { AuditEntry } from "./audit.ts";

/** The chats of trades that staff closed for both parties. */
export interface ClosedChats {
  isClosed(tradeId: TradeId): Promise<boolean>;
  /** Closes a chat or opens it again, and logs it; false if it was so already. */
  set(tradeId: TradeId, isClosed: boolean, audit: AuditEntry): Promise<boolean>;
}
