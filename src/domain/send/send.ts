import type { ChainCode } from "../chain/chain.ts";
import type { TraderId } from "../id/id.ts";
import type { RealAsset } from "../money/asset.ts";
import type { Money } from "../money/money.ts";

/**
 * Where a send is.
 *
 * - `waiting`: so much leaves only after two of staff looked at it.
 * - `requested`: held for a while, so that its owner can still stop it.
 * - `checked`: nothing keeps it from being signed.
 * - `signed`: its transaction is stored. From here on only that transaction may be broadcast.
 * - `sent`: the network has it.
 * - `confirmed`: enough blocks confirm it; between people at once.
 * - `cancelled`: stopped by its owner or declined by staff before it was signed; over Lightning, it found no way,
 *   and on Ethereum a contract refused it.
 */
export const sendStates = [
  "waiting",
  "requested",
  "checked",
  "signed",
  "sent",
  "confirmed",
  "cancelled",
] as const;
export type SendState = (typeof sendStates)[number];

/** Before anything is signed: the coins can still come back. */
export const stoppableStates: readonly SendState[] = ["waiting", "requested", "checked"];

/** Not over: the coins are held for the send. */
export const openSendStates: readonly SendState[] = [...stoppableStates, "signed", "sent"];

/** Who gets the coins: a person by name, inside the ledger, an address on its chain, or an invoice's node. */
export type SendTarget =
  | { readonly kind: "person"; readonly recipientId: TraderId }
  | { readonly kind: "address"; readonly chain: ChainCode; readonly address: string }
  | {
      /** A Lightning invoice; `hash` names its payment, `payee` the node that is paid. */
      readonly kind: "invoice";
      readonly invoice: string;
      readonly hash: string;
      readonly payee: string;
      /** In milliseconds since the epoch. */
      readonly expiresAt: number;
    };

/** Where the chain of a send would be named, of one over Lightning. */
export const lightningName = "lightning";

/** How soon a send to an address is to be in a block. */
export const sendSpeeds = ["fast", "normal", "slow"] as const;
export type SendSpeed = (typeof sendSpeeds)[number];

/** Why a send is held before it is signed. */
export const holdReasons = [
  "new_address",
  "young_session",
  "recovered",
  "security_change",
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Coins that leave a trader's balance. */
export interface Send {
  readonly id: string;
  readonly traderId: TraderId;
  /** What the recipient gets. */
  readonly amount: Money<RealAsset>;
  /** What the sender pays for the network on top, in the same coin; none between people. */
  readonly fee: Money<RealAsset>;
  readonly target: SendTarget;
  readonly state: SendState;
  /** In milliseconds since the epoch; undefined where nothing holds it. */
  readonly heldUntil: number | undefined;
  readonly holdReasons: readonly HoldReason[];
}

/** What a signer is told to sign: checked against the seal that its request was given. */
export interface SendIntent {
  readonly sendId: string;
  readonly chain: ChainCode;
  readonly address: string;
  readonly amount: Money<RealAsset>;
  /** What the sender pays for the network, in the coin itself. */
  readonly fee: Money<RealAsset>;
  /** What the network gets for a transaction of usual size, in the chain's own coin. */
  readonly networkFee: Money;
  /** Whether it was too much to leave without two of staff. */
  readonly needsApproval: boolean;
  /** Whether it goes to cold storage, whose address the signer knows. */
  readonly isCold?: boolean;
}

/** The two members of staff who let a send leave, one after the other. */
export interface ApprovedBy {
  readonly first: string;
  readonly second: string;
}

/** What a payment over Lightning was asked for, as one text for its seal. `fee`: the most that it may take. */
export function paymentText(payment: {
  readonly sendId: string;
  readonly invoice: string;
  readonly amount: Money<RealAsset>;
  readonly fee: Money<RealAsset>;
}): string {
  const { sendId, invoice, amount, fee } = payment;
  return ["pay", sendId, invoice, amount.units, fee.units].join("\n");
}

/** The intent as one text, for its seal: any change of it is another text. */
export function intentText(intent: SendIntent): string {
  const { sendId, chain, address, amount, fee, networkFee, needsApproval, isCold } = intent;
  const sums = [amount, fee, networkFee].map(({ asset, units }) => `${units} ${asset}`);
  const more = [...(needsApproval ? ["two of staff"] : []), ...(isCold ? ["cold storage"] : [])];
  return ["send", sendId, chain, address, ...sums, ...more].join("\n");
}

/** Who approved an intent, as one text for the seal of the approval. */
export function approvalText(intent: SendIntent, { first, second }: ApprovedBy): string {
  return ["approved", first, second, intentText(intent)].join("\n");
}
