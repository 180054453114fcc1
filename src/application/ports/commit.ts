import type { CaseTextKind } from "../../domain/dispute/case-text.ts";
import type { DisputeCase } from "../../domain/dispute/dispute-case.ts";
import type { Halt } from "../../domain/halt/halt.ts";
import type { FeedbackType } from "../../domain/feedback/feedback.ts";
import type { OfferId, TradeId, TraderId } from "../../domain/id/id.ts";
import type { JournalEntry } from "../../domain/ledger/journal-entry.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { Money } from "../../domain/money/money.ts";
import type { ActorKind, TradeChange } from "../../domain/trade/trade-change.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { TradeTerms } from "./trade-terms.ts";
import type { AuditEntry } from "./audit.ts";

/** Names a command so that it has its effect once: who sent it, their key, and its content. */
export interface CommandKey {
  readonly actorId: string;
  readonly key: string;
  /** A hash of the command's whole content: the same key with another one is refused. */
  readonly inputHash: string;
}

/** How one trader's counters change by one trade, and how far they may go. */
export interface UsageDelta {
  readonly traderId: TraderId;
  /** To the number of active trades. */
  readonly active: -1 | 0 | 1;
  /** To the number of completed trades. */
  readonly completed: 0 | 1;
  /** To the value of the active trades, in US cents. */
  readonly activeUsdCents: bigint;
  /** To the value of all trades that count. */
  readonly usdCents: bigint;
  /** The bounds that the decision relied on; none is checked where nothing grows. */
  readonly bounds?: UsageBounds;
  /** The version of the trader's account that was checked, if its state mattered. */
  readonly traderVersion?: number;
}

export interface UsageBounds {
  readonly mostActive?: number;
  readonly mostActiveUsdCents?: bigint;
  readonly mostTotalUsdCents?: bigint;
  /** The most that may be counted since a moment, this trade included. */
  readonly recent?: { readonly since: Instant; readonly mostUsdCents: bigint };
}

/**
 * Two people who begin a trade with each other: neither may have blocked the other, and with it
 * they may have so many active trades, whoever buys in them. Only together with changes of the
 * counters of both: these keep others out meanwhile.
 */
export interface PairBound {
  readonly traderIds: readonly [string, string];
  /** Undefined: any number. */
  readonly mostActive: number | undefined;
}

/** How the cap of an offer changes, in minor units of its currency. */
export interface CapDelta {
  readonly offerId: OfferId;
  readonly reservedMinor: bigint;
  readonly usedMinor: bigint;
}

/** A decision about a trade, with what it was based on. */
export interface TradeCommit {
  readonly change: TradeChange;
  /** The version that the decision was made on; undefined for a trade that starts. */
  readonly seenVersion: number | undefined;
  /** The offer as accepted; only with a trade that starts. */
  readonly terms?: TradeTerms;
  /** The new state of the case, if the trade has one. */
  readonly disputeCase?: DisputeCase;
  /** What is written about the case. */
  readonly texts?: readonly NewCaseText[];
  /** What the case worker writes in the parties' chat. */
  readonly messages?: readonly NewStaffMessage[];
}

/** A message that a party writes in the chat of a trade. */
export interface NewMessage {
  readonly tradeId: TradeId;
  readonly authorId: string;
  /** Checked by `parseMessage`. */
  readonly text: string;
  /** Files that its author stored for it. */
  readonly attachmentIds?: readonly string[];
  /** Who is notified of the message. */
  readonly recipients: readonly string[];
}

/** Feedback on a trade: its author's only one, which replaces what they said before. */
export interface NewFeedback {
  readonly tradeId: TradeId;
  readonly authorId: string;
  /** Its subject: the other party, whose counts change. */
  readonly subjectId: string;
  readonly type: FeedbackType;
  /** Checked by `decideFeedback`. */
  readonly text: string;
}

/** The only reply to feedback. */
export interface NewFeedbackReply {
  readonly tradeId: TradeId;
  /** Whose feedback it answers. */
  readonly authorId: string;
  /** Who replies. */
  readonly subjectId: string;
  /** Checked by `decideReply`. */
  readonly text: string;
}

/** A message by staff in the chat of a case. */
export interface NewStaffMessage {
  readonly authorId: string;
  /** Checked by `parseMessage`; empty with files alone. */
  readonly text: string;
  /** Files that its author stored for it. */
  readonly attachmentIds?: readonly string[];
}

/** A text about a case, apart from the chat. */
export interface NewCaseText {
  readonly kind: CaseTextKind;
  readonly authorKind: ActorKind;
  readonly authorId: string;
  /** Checked by `parseCaseText`. */
  readonly text: string;
  /** What belongs to it besides the words: a rule's code, what was asked for. */
  readonly detail?: Readonly<Record<string, string>>;
}

/** A claim that is created (T45), paid or written off in part: sums are added to what there is. */
export interface ClaimDelta {
  readonly tradeId: TradeId;
  readonly debtorId: TraderId;
  readonly creditorId: TraderId;
  /** The whole claim; used only when it is created. */
  readonly amount: Money;
  readonly servedUnits: bigint;
  readonly writtenOffUnits: bigint;
}

/**
 * A user's debts in an asset as seen before they received something, or owed more: they must be
 * unchanged when it is carried out, or the claims would be paid from what is no longer there, or
 * not at all.
 */
export interface SeenDebt {
  readonly debtorId: TraderId;
  readonly asset: AssetCode;
  readonly openUnits: bigint;
  /** Their available balance; given if the claims are paid from it. */
  readonly availableUnits?: bigint;
}

/**
 * A change of something other than a trade (its kind is registered where it is stored): its new
 * state, decided on the version that was read.
 */
export interface AggregateChange {
  readonly aggregate: string;
  readonly id: string;
  /** Undefined for a new one. */
  readonly seenVersion: number | undefined;
  /** The stored fields that change; all of them for a new one. Integers of any size are exact. */
  readonly state: Readonly<Record<string, unknown>>;
  /** What is stored alongside it and only appended to, by name. */
  readonly added?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  /** All of its clocks that run from now on, by kind. */
  readonly deadlines?: Readonly<Record<string, Instant>>;
  /** By name: what is recorded about it and still open, and is closed by this change. */
  readonly closes?: readonly string[];
  /** What is published about the new version, and to whom. */
  readonly event?: { readonly kind: string; readonly recipients: readonly string[] };
}

/** How the offers of one owner change beyond their own fields. */
export interface OwnOffersChange {
  readonly ownerId: TraderId;
  /** The most that may be active with this change; none is checked where no more are switched on. */
  readonly mostActive?: number;
  /**
   * New caps, in minor units; undefined removes one. A cap that is set counts what running trades
   * hold, and one that is changed also what was used of it: neither may exceed it.
   */
  readonly caps: readonly { readonly offerId: OfferId; readonly capMinor: bigint | undefined }[];
}

/** Everything that one command does, to be carried out all or nothing. */
export interface Commit {
  readonly key?: CommandKey;
  /** What is stored under the key: the id of what the command was about, or a message's number. */
  readonly answer?: string;
  /** The database's time at which the decision was made. */
  readonly judgedAt: Instant;
  /** What was halted when the decision was made, if it depends on it: nothing else may be halted. */
  readonly halts?: readonly Halt[];
  readonly trade?: TradeCommit;
  readonly aggregates?: readonly AggregateChange[];
  readonly message?: NewMessage;
  readonly feedback?: NewFeedback;
  /** A conflict over the version if another reply came first. */
  readonly feedbackReply?: NewFeedbackReply;
  /** The offer must still be this version, and active. */
  readonly offer?: { readonly id: string; readonly version: number };
  readonly cap?: CapDelta;
  /** This offer becomes sticky: at most so many others of its coin, currency and side are. */
  readonly sticky?: { readonly offerId: OfferId; readonly mostOthers: number };
  /** Together with the offers among the aggregates. */
  readonly ownOffers?: OwnOffersChange;
  readonly usage: readonly UsageDelta[];
  readonly pair?: PairBound;
  readonly entries: readonly JournalEntry[];
  readonly claims?: readonly ClaimDelta[];
  /** Of everyone whose claims are affected, or who receives something. */
  readonly debts?: readonly SeenDebt[];
  /** Its entry in the log of staff's acts. */
  readonly audit?: readonly AuditEntry[];
}

/**
 * - `applied`: all of it happened. `seq` is the number of a message in its chat, if one was written.
 * - `replayed`: it happened before, under the same key.
 * - `key_reused`: the key stands for something else. Nothing happened.
 * - `conflict`: something that the decision relied on changed. Nothing happened; decide again.
 */
export type CommitOutcome =
  | { readonly outcome: "applied"; readonly seq?: number }
  | { readonly outcome: "replayed"; readonly answer: string }
  | { readonly outcome: "key_reused" }
  | {
      readonly outcome: "conflict";
      readonly over:
        | "version"
        | "halt"
        | "offer"
        | "deadline"
        | "limit"
        | "pair"
        | "block"
        | "cap"
        | "active_offers"
        | "sticky"
        | "ref"
        | "balance"
        | "standing"
        | "debt";
    };

/** What is known about a key before anything is decided. */
export type KnownKey = Extract<CommitOutcome, { outcome: "replayed" | "key_reused" }>;

/** A stored key. */
export interface KeptKey {
  readonly inputHash: string;
  /** Null while the command that took the key is in progress. */
  readonly answer: string | null;
}

/** What a stored key means for a command that comes with it; nothing if that command took it. */
export function knownOf({ inputHash }: CommandKey, kept: KeptKey): KnownKey | undefined {
  if (kept.inputHash !== inputHash) return { outcome: "key_reused" };
  return kept.answer === null ? undefined : { outcome: "replayed", answer: kept.answer };
}

/** A commit that found its assumptions changed. */
export type Conflict = Extract<CommitOutcome, { outcome: "conflict" }>;

/** The only way in which money moves and trades change. */
export interface CommitChanges {
  commit(commit: Commit): Promise<CommitOutcome>;
  /**
   * What was done under the key, if anything: checked before deciding, since what was valid the
   * first time may be refused the second.
   */
  recall(key: CommandKey): Promise<KnownKey | undefined>;
}

/** The answer of a command whose key was used before: the same once more, or that it is taken. */
export function answerOfKnown(known: KnownKey): Result<string, { readonly code: "key_reused" }> {
  return known.outcome === "replayed" ? accept(known.answer) : refuse({ code: "key_reused" });
}

/** The answer of a command after its commit; on a conflict it is decided again. */
export function answerOfCommit(
  outcome: CommitOutcome,
  answer: string,
): Result<string, { readonly code: "key_reused" }> | Conflict {
  if (outcome.outcome === "applied") return accept(answer);
  return outcome.outcome === "conflict" ? outcome : answerOfKnown(outcome);
}
