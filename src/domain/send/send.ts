import type { ChainCode } from "../chain/chain.ts";
import type { StaffId, TraderId } from "../id/id.ts";
import type { Money } from "../money/money.ts";

/**
 * Where a send is.
 *
 * - `requested`: held for a while, so that its owner can still stop it.
 * - `waiting`: two of staff have to approve it.
 * - `checked`: nothing keeps it from being signed.
 * - `signed`: its transaction is stored. From here on only that transaction may be broadcast.
 * - `sent`: the network has it.
 * - `confirmed`: enough blocks confirm it; between people at once.
 * - `cancelled`, `declined`: stopped by its owner, or by staff, before it was signed.
 */
export const sendStates = [
  "requested",
  "waiting",
  "checked",
  "signed",
  "sent",
  "confirmed",
  "cancelled",
  "declined",
] as const;
export type SendState = (typeof sendStates)[number];

/** Given back: they count towards no limit. */
export const stoppedStates: readonly SendState[] = ["cancelled", "declined"];

/** Who gets the coins: a person by name, inside the ledger, or an address on its chain. */
export type SendTarget =
  | { readonly kind: "person"; readonly recipientId: TraderId }
  | { readonly kind: "address"; readonly chain: ChainCode; readonly address: string };

/** Why a send is held before it is signed. */
export type HoldReason = "new_address" | "young_session" | "recovered" | "security_change";

/** Coins that leave a trader's balance. */
export interface Send {
  readonly id: string;
  readonly traderId: TraderId;
  /** What the recipient gets. */
  readonly amount: Money;
  /** What the sender pays for the network on top, in the same coin; none between people. */
  readonly fee: Money;
  readonly target: SendTarget;
  readonly state: SendState;
  /** In milliseconds since the epoch; undefined where nothing holds it. */
  readonly heldUntil: number | undefined;
  readonly holdReasons: readonly HoldReason[];
  readonly needsApproval: boolean;
  /** Who of staff approved it, in order. */
  readonly approvedBy: readonly StaffId[];
}
