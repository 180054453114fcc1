import type { StaffId, TraderId } from "../../domain/id/id.ts";
import type { Result } from "../../domain/result/result.ts";
import type { SupportStanding, SupportState } from "../../domain/support/support-chat.ts";
import type { SupportMessageKind } from "../../domain/support/support-message.ts";
import type { SupportTopic } from "../../domain/support/support-topic.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { AuditEntry } from "./audit.ts";
import type { CommandKey } from "./commit.ts";

/** An entry of a chat. */
export interface SupportMessage {
  /** Counts from 1 in each chat, without a gap. */
  readonly seq: number;
  readonly kind: SupportMessageKind;
  readonly isByPerson: boolean;
  /** The code name of the member of staff; undefined for the person, and for the platform. */
  readonly codeName: string | undefined;
  /** Empty where there are no words, and once their time is over. */
  readonly text: string;
  readonly at: Instant;
}

/** The chat of a person, as they see it. */
export interface OwnSupportChat {
  readonly id: string;
  readonly state: SupportState;
  readonly topic: SupportTopic;
  /** The code name of whoever works on it. */
  readonly workerName: string | undefined;
}

/** A chat in the queue of staff. */
export interface QueuedSupportChat {
  readonly id: string;
  readonly traderId: TraderId;
  readonly username: string;
  readonly state: SupportState;
  readonly topic: SupportTopic;
  /** The name of whoever works on it. */
  readonly workerName: string | undefined;
  readonly workerId: StaffId | undefined;
  /** How many messages of the person nobody of staff has read. */
  readonly unread: number;
  /** Since when the person waits for an answer. */
  readonly waitingSince: Instant | undefined;
  readonly lastAt: Instant;
}

/** A chat as staff read it. */
export interface StaffSupportChat extends QueuedSupportChat {
  /** Up to where the person has read. */
  readonly personReadSeq: number;
  /** Oldest first; the last ones. */
  readonly messages: readonly SupportMessage[];
}

export interface SupportFilter {
  /** The beginning of a name. */
  readonly q: string | undefined;
  readonly state: SupportState | undefined;
  /** Only what they work on. */
  readonly workerId: StaffId | undefined;
  /** Whose chats are left out. */
  readonly without: readonly TraderId[];
}

/** What a member of staff writes into a chat with an act. */
interface StaffEntry {
  readonly kind: SupportMessageKind;
  readonly text: string;
}

/** A chat under its lock, as the rules see it. */
export interface LockedSupportChat extends SupportStanding {
  readonly traderId: TraderId;
  readonly topic: SupportTopic;
}

/** The chats of people with support: one for each person. */
export interface SupportChats {
  /** Undefined where nobody wrote yet. */
  ofPerson(traderId: TraderId): Promise<OwnSupportChat | undefined>;
  /** Those after `seq`, oldest first; the last ones if `seq` is undefined. */
  messages(
    chatId: string,
    after: number | undefined,
    most: number,
  ): Promise<readonly SupportMessage[]>;
  /**
   * Stores what a person wrote, and begins their chat with it where there is none. Returns its number;
   * the same key stores it once.
   */
  write(
    message: { readonly newId: string; readonly traderId: TraderId; readonly text: string },
    become: (chat: LockedSupportChat | undefined) => SupportStanding & { topic: SupportTopic },
    key?: CommandKey,
  ): Promise<Result<number, { readonly code: "key_reused" }>>;
  markReadByPerson(traderId: TraderId, seq: number): Promise<void>;
  /** Who waits longest first, then the latest. */
  list(
    filter: SupportFilter,
    from: number,
    most: number,
  ): Promise<{ readonly chats: readonly QueuedSupportChat[]; readonly total: number }>;
  find(chatId: string, most: number): Promise<StaffSupportChat | undefined>;
  markReadByStaff(chatId: string, seq: number): Promise<void>;
  /** Carries out what `judge` accepts, with what it writes and its entry in the log, or nothing. */
  act<Refused extends { readonly code: string }>(
    chatId: string,
    staffId: StaffId,
    judge: (chat: LockedSupportChat) => Result<SupportStanding, Refused>,
    written: {
      /** Undefined: nothing is written. */
      readonly entry: (chat: LockedSupportChat, now: SupportStanding) => StaffEntry | undefined;
      readonly audit: (chat: LockedSupportChat, now: SupportStanding) => AuditEntry;
    },
  ): Promise<Result<undefined, Refused | { readonly code: "not_found" }>>;
  /** Payment support writes to a person, who may have no chat yet; undefined where nobody is. */
  notify(
    notice: {
      readonly newId: string;
      readonly traderId: TraderId;
      readonly staffId: StaffId;
      readonly text: string;
    },
    become: (chat: LockedSupportChat | undefined) => SupportStanding & { topic: SupportTopic },
    audit: AuditEntry,
  ): Promise<string | undefined>;
  /** Closes chats in that state in which nobody wrote for so long; how many. */
  closeQuiet(
    state: SupportState,
    seconds: number,
    become: SupportStanding,
    most: number,
  ): Promise<number>;
}
