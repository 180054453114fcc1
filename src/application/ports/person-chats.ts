import type { Relation } from "../../domain/contact/relation.ts";
import type { OfferId, TradeId, TraderId } from "../../domain/id/id.ts";
import type { ChatPair, MessageCounts } from "../../domain/messenger/person-chat.ts";
import type { Result } from "../../domain/result/result.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { Attachment } from "./attachment-store.ts";
import type { CommandKey } from "./commit.ts";

/** The other person of a chat, as its reader sees them. */
export interface ChatPerson {
  readonly traderId: TraderId;
  readonly username: string;
  readonly badge: string;
  /** The name of their picture. */
  readonly avatar: string | undefined;
  readonly lastSeenAt: Instant;
  readonly relation: Relation;
}

/** A chat in the list of a trader. */
export interface ListedChat {
  /** Of a trade's chat: the trade's id. */
  readonly id: string;
  readonly partner: ChatPerson;
  /** Undefined for chats between people. */
  readonly tradeId: TradeId | undefined;
  readonly lastMessage:
    | {
        readonly text: string;
        readonly isOffer: boolean;
        /** Files alone, without a text. */
        readonly isFile: boolean;
        readonly isMine: boolean;
        readonly at: Instant;
      }
    | undefined;
  /** How many messages of others the reader has not read. */
  readonly unread: number;
}

export interface ChatList {
  readonly chats: readonly ListedChat[];
  readonly total: number;
  /** In how many chats something is unread, whatever was searched. */
  readonly unreadChats: number;
  /** The database's time at which this was read. */
  readonly now: Instant;
}

/** A chat between two people, for one of them. */
export interface PersonChat {
  readonly id: string;
  readonly partner: ChatPerson;
  readonly pair: ChatPair;
  readonly counts: MessageCounts;
  /** The database's time at which this was read. */
  readonly now: Instant;
}

/** A message as it was written. */
export interface PersonMessage {
  /** Counts from 1 in each chat, without a gap. */
  readonly seq: number;
  readonly authorId: TraderId;
  /** Empty once its time is over, and where it shows an offer. */
  readonly text: string;
  /** The special offer that it shows. */
  readonly offerId: OfferId | undefined;
  readonly attachments: readonly Attachment[];
  readonly at: Instant;
}

interface NewPersonMessage {
  readonly chatId: string;
  readonly authorId: TraderId;
  readonly text: string;
  /** A special offer that it shows. */
  readonly offerId?: OfferId;
  /** Files that its author stored for it. */
  readonly attachmentIds?: readonly string[];
}

/** Chats between two people, and the list of all chats of a trader. */
export interface PersonChats {
  /** Newest message first; trades whose chat nobody used are listed while they run. */
  list(
    readerId: TraderId,
    wish: {
      /** A part of the other's name. */
      readonly search: string | undefined;
      readonly offset: number;
      readonly limit: number;
    },
  ): Promise<ChatList>;
  /** What two people are to each other, and their chat if there is one. */
  between(
    readerId: TraderId,
    otherId: TraderId,
  ): Promise<{ readonly chatId: string | undefined; readonly pair: ChatPair } | undefined>;
  /** Opens the chat of two people, or finds it. */
  open(id: string, startedBy: TraderId, otherId: TraderId): Promise<string>;
  /** Undefined where there is none, or the reader is neither of the two. */
  find(id: string, readerId: TraderId): Promise<PersonChat | undefined>;
  /** The other person of a chat. */
  person(
    readerId: TraderId,
    otherId: TraderId,
  ): Promise<{ readonly person: ChatPerson; readonly now: Instant } | undefined>;
  /** Those after `seq`, oldest first; the last ones if `seq` is undefined. */
  messages(
    chatId: string,
    after: number | undefined,
    most: number,
  ): Promise<readonly PersonMessage[]>;
  /**
   * Stores a message and publishes it, unless `judge` refuses; one at a time in each chat. `waiting`:
   * the author's files that no message has. The same key stores it once and returns its number again.
   */
  append<Refused extends { readonly code: string }>(
    message: NewPersonMessage,
    judge: (counts: MessageCounts, waiting: readonly string[]) => Result<undefined, Refused>,
    key?: CommandKey,
  ): Promise<Result<number, Refused | { readonly code: "key_reused" }>>;
  /** Notes up to which message somebody read. */
  markRead(chatId: string, readerId: TraderId, seq: number): Promise<void>;
}
