import type { TraderId } from "../../domain/id/id.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { Attachment, KeptContent } from "./attachment-store.ts";

/** A file in a chat between two people. */
export interface PersonFile extends Attachment {
  readonly chatId: string;
  readonly authorId: TraderId;
  /** The message it belongs to; undefined until that is sent. */
  readonly seq: number | undefined;
  readonly at: Instant;
}

/** A file that is about to be stored. */
interface NewPersonFile extends Omit<PersonFile, "seq" | "at"> {
  readonly name: string;
  /** Hashed as the record of the content. */
  readonly content: KeptContent;
}

/** The records of files in chats between two people. */
export interface PersonFiles {
  /** Notes that it is about to be stored; false if the chat has `most` files already. */
  begin(file: NewPersonFile, most: number): Promise<boolean>;
  /** Its content is stored: it can be sent. */
  finish(id: string): Promise<void>;
  /** Removes the record of one that was not sent, and the name of one that was. */
  forget(id: string): Promise<void>;
  /** Those that were sent, and this trader's own that are not sent yet. */
  listOf(chatId: string, traderId: TraderId | undefined): Promise<readonly PersonFile[]>;
  /** Undefined if there is none whose content is stored. */
  find(id: string): Promise<PersonFile | undefined>;
  /**
   * Ids of those whose content is to go: not sent within `unsentSeconds`, or older than
   * `keptSeconds` in a chat that no open report names.
   */
  unneeded(unsentSeconds: number, keptSeconds: number, most: number): Promise<readonly string[]>;
}
