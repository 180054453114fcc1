import type { TraderId } from "../../domain/id/id.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import type { Money } from "../../domain/money/money.ts";
import type { HoldReason, SendState } from "../../domain/send/send.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** A send to an address that is not over, as staff see it. */
export interface QueuedSend {
  readonly id: string;
  readonly traderId: TraderId;
  /** Undefined: a move to cold storage. */
  readonly username: string | undefined;
  readonly state: SendState;
  readonly amount: Money<RealAsset>;
  readonly fee: Money<RealAsset>;
  readonly address: string;
  readonly usdCents: bigint;
  readonly holdReasons: readonly HoldReason[];
  readonly heldUntil: Instant | undefined;
  readonly requestedAt: Instant;
  readonly needsApproval: boolean;
  /** How often its transaction was replaced with a higher fee. */
  readonly replaced: number;
  /** Whether it is a transaction of Bitcoin with change that waits for a block, and nobody asked for a higher fee. */
  readonly mayRaise: boolean;
  /** Who approved it first, and why. */
  readonly approved:
    | { readonly by: string; readonly at: Instant; readonly reason: string }
    | undefined;
  /** How many sends of theirs were confirmed before, and whether one went to this address. */
  readonly confirmedBefore: number;
  readonly isAddressUsed: boolean;
  /** Under what name, and since when, it is in their address book; undefined where it is not. */
  readonly saved: { readonly name: string; readonly at: Instant } | undefined;
}

/** What is on its way out, for staff. */
export interface SendQueue {
  /** Those that wait for staff first, then the oldest first. */
  list(most: number): Promise<readonly QueuedSend[]>;
}
