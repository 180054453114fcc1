import { isUuid } from "../id/uuid.ts";
import { completedEscrows } from "../trade/trade-status.ts";
import type { Trade } from "../trade/trade.ts";

/** Whether there can be a receipt of a trade: once the buyer received some of the crypto. */
export function hasReceipt({ escrow }: Pick<Trade, "escrow">): boolean {
  return completedEscrows.includes(escrow);
}

/** Whether a text can be the id of a receipt: a UUID, as the database writes it. */
export function isReceiptId(text: string): boolean {
  return isUuid(text);
}
