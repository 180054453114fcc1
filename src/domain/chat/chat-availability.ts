import { match } from "ts-pattern";
import { active } from "../trade/project-status.ts";
import type { Instant, Trade } from "../trade/trade.ts";

/** Why nobody can write in a trade's chat now (specification, section 4; answers 106). */
export type ChatBlockReason =
  | "ChatBlocked"
  | "ChatNotAvailableYet"
  | "ChatBlockedAfterTradeIsCanceled"
  | "ChatNotAvailableAfterTradeCompleted";

/** The times of the chat, in seconds. */
export interface ChatPolicy {
  readonly openAfterEndedUnpaid: number;
  readonly openAfterCompleted: number;
  /** How long texts and files stay after the end of a trade, of its chargeback or its appeal. */
  readonly contentKept: number;
}

/** Why nobody can write; undefined while both can. Reading is never blocked for the parties. */
export function chatBlock(
  trade: Trade,
  now: Instant,
  policy: ChatPolicy,
  isClosedByStaff: boolean,
): ChatBlockReason | undefined {
  if (isClosedByStaff) return "ChatBlocked";
  if (active(trade)) return trade.escrow === "none" ? "ChatNotAvailableYet" : undefined;
  const closedFor = (now - (trade.closedAt ?? trade.startedAt)) / 1_000;
  return match(trade.escrow)
    .with("none", "held", "returned", () =>
      closedFor > policy.openAfterEndedUnpaid
        ? ("ChatBlockedAfterTradeIsCanceled" as const)
        : undefined,
    )
    .with("released", "split", () =>
      closedFor > policy.openAfterCompleted
        ? ("ChatNotAvailableAfterTradeCompleted" as const)
        : undefined,
    )
    .exhaustive();
}
