import type { TraderId } from "../../domain/id/id.ts";
import type { Halt } from "../../domain/halt/halt.ts";
import type { Money } from "../../domain/money/money.ts";
import type { Send, SendTarget } from "../../domain/send/send.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** What is known about a sender when they ask to send. */
export interface SenderFacts {
  readonly now: Instant;
  /** Of the sender's row, which every send of theirs changes; undefined before the first. */
  readonly version: number | undefined;
  /** Where they live, by their own statement. */
  readonly country: string | undefined;
  readonly available: bigint;
  /** Whether a claim against them is open, in any asset. */
  readonly inDebt: boolean;
  readonly halts: readonly Halt[];
  /** What was sent and not stopped: since `since`, and ever. In US cents. */
  readonly recentUsdCents: bigint;
  readonly totalUsdCents: bigint;
  /** Whether a send of theirs to this address was confirmed. */
  readonly isAddressUsed: boolean;
  /** When the same amount last went to the same recipient, and was not stopped. */
  readonly lastSameAt: Instant | undefined;
}

/** A send as its owner sees it. */
export interface ShownSend extends Send {
  readonly requestedAt: Instant;
  /** The name of the person who got it. */
  readonly recipient: string | undefined;
}

/** What was sent. Sends themselves are written by commits. */
export interface SendStore {
  senderFacts(
    senderId: TraderId,
    wanted: { readonly amount: Money; readonly target: SendTarget; readonly recentSeconds: number },
  ): Promise<SenderFacts>;
  /** Newest first. */
  listOf(traderId: TraderId, most: number): Promise<readonly ShownSend[]>;
}
