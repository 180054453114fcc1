import type { FileKind } from "../../domain/attachment/file-kind.ts";
import type { TradeId } from "../../domain/id/id.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** What is known of a file besides its content. */
export interface Attachment {
  readonly id: string;
  /** Undefined once the retention period is over. */
  readonly name: string | undefined;
  readonly kind: FileKind;
  readonly bytes: number;
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly pages: number | undefined;
}

/** A file with its place in a trade. */
export interface TradeAttachment extends Attachment {
  readonly tradeId: TradeId;
  /** A party, or the case worker. */
  readonly authorId: string;
  /** The message it belongs to; undefined until that is sent. */
  readonly seq: number | undefined;
  readonly at: Instant;
}

/** The content of a file, in the pieces in which it is kept: one, or those of a video. */
export interface KeptContent {
  pieces(): AsyncIterable<Uint8Array>;
}

/** A file that is about to be stored. */
export interface NewAttachment extends Omit<TradeAttachment, "seq" | "at"> {
  readonly name: string;
  /** Its author is the case worker. */
  readonly isOfStaff?: boolean;
  /** Hashed together as the record of the content. */
  readonly content: KeptContent;
}

/** The records of files in trades. A record is there before its content and after it. */
export interface AttachmentStore {
  /**
   * Notes that it is about to be stored; false if the trade has `most` files of its parties, or of
   * staff, already.
   */
  begin(attachment: NewAttachment, most: number): Promise<boolean>;
  /** Its content is stored: it can be sent. */
  finish(id: string): Promise<void>;
  /** Removes the record of one that was not sent. */
  forget(id: string): Promise<void>;
  /** Those of a trade that were sent, and this reader's own that are not sent yet. */
  listOf(tradeId: TradeId, readerId: string | undefined): Promise<readonly TradeAttachment[]>;
  /** Undefined if there is none whose content is stored. */
  find(id: string): Promise<TradeAttachment | undefined>;
  /** Ids of those that nobody sent within so many seconds. */
  unsent(seconds: number, most: number): Promise<readonly string[]>;
}
