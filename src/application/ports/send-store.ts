import type { ChainCode } from "../../domain/chain/chain.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { Halt } from "../../domain/halt/halt.ts";
import type { Money } from "../../domain/money/money.ts";
import type { BookFacts } from "../../domain/send/address-book.ts";
import type { SinceBan } from "../../domain/send/last-withdrawal.ts";
import type { Send, SendState, SendTarget } from "../../domain/send/send.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { EarlierTransaction, SealedApproval, SignedTransaction } from "./chain-sender.ts";

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
  /** What was sent over Lightning within `monthSeconds`, and not stopped. */
  readonly lightningUsdCents: bigint;
  /** Whether a send of theirs to this address was confirmed. */
  readonly isAddressUsed: boolean;
  /** When the same amount last went to the same recipient, and was not stopped. */
  readonly lastSameAt: Instant | undefined;
  readonly book: BookFacts;
  readonly sinceBan: SinceBan;
}

/** A send to an address, as whoever carries it out needs it. */
export interface StoredSend extends Send {
  readonly version: number;
  readonly target: Extract<SendTarget, { kind: "address" }>;
  readonly networkFee: Money;
  readonly seal: string;
  /** Whether it was too much to leave without two of staff; who approved it first, and then both. */
  readonly needsApproval: boolean;
  readonly firstApproval: string | undefined;
  readonly approval: SealedApproval | undefined;
  /** Once it is signed. */
  readonly signed: SignedTransaction | undefined;
  /** What its transaction takes, in the coin of `networkFee`; undefined before it is signed. */
  readonly paidFee: bigint | undefined;
  /** What comes back to us from its newest transaction. */
  readonly change: bigint | undefined;
  /** Its number in the lane, and when its newest transaction was signed. */
  readonly number: number | undefined;
  readonly signedAt: Instant | undefined;
  /** How often it was replaced when staff last asked for a higher fee; undefined: they never did. */
  readonly raiseAsked: number | undefined;
  /** Those that were signed before with the same number, the oldest first: any of them may land. */
  readonly earlier: readonly EarlierTransaction[];
}

/** The hot wallet of a chain: each of its transactions has the next number. */
export interface SendLane {
  readonly version: number | undefined;
  readonly nextNumber: number;
}

/** A send as its owner sees it. */
export interface ShownSend extends Send {
  readonly transaction: string | undefined;
  /** How often it was replaced with a higher fee. */
  readonly replaced: number;
  readonly requestedAt: Instant;
  /** The name of the person who got it. */
  readonly recipient: string | undefined;
}

/** What was sent. Sends themselves are written by commits. */
export interface SendStore {
  senderFacts(
    senderId: TraderId,
    wanted: {
      readonly amount: Money;
      readonly target: SendTarget;
      readonly recentSeconds: number;
      readonly monthSeconds: number;
    },
  ): Promise<SenderFacts>;
  /** Whether an address is one of those where our traders receive. */
  isOwnAddress(address: string): Promise<boolean>;
  find(id: string): Promise<StoredSend | undefined>;
  /** Those to addresses of the chain in that state, the oldest first. */
  listIn(chain: ChainCode, state: SendState): Promise<readonly StoredSend[]>;
  lane(chain: ChainCode): Promise<SendLane>;
  /** What is halted now, and the database's time. */
  present(): Promise<{ readonly now: Instant; readonly halts: readonly Halt[] }>;
  /** Newest first. */
  listOf(traderId: TraderId, most: number): Promise<readonly ShownSend[]>;
}
