import type { TradeId } from "../../domain/id/id.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** A text or file of a line. Content and salt are gone after the retention period; the hash stays. */
interface SaltedContent {
  /** `sha256(salt ‖ content)`, in hex. */
  readonly hash: string;
  /** In hex. */
  readonly salt: string | undefined;
  /** Undefined for files, whose content is not part of a case file. */
  readonly text: string | undefined;
}

/** One thing that happened in a trade, from tables that nobody can change. */
export interface CaseFileLine {
  readonly at: Instant;
  readonly kind: "act" | "message" | "file" | "text";
  /** The act, the kind of the text, or the id of the file; empty for messages. */
  readonly what: string;
  /** buyer, seller, clock, ledger or a word for staff. */
  readonly by: string;
  /** The code name of a member of staff. */
  readonly codeName: string | undefined;
  /** What an act led to; undefined for all else. */
  readonly status: string | undefined;
  readonly facts: Readonly<Record<string, string>>;
  readonly content: SaltedContent | undefined;
}

/** What a case file is made of. */
export interface CaseFileSource {
  /** What was agreed at the start, and what it was worth at the last change. */
  readonly terms: Readonly<Record<string, string>>;
  /** Oldest first. */
  readonly lines: readonly CaseFileLine[];
}

/** Reads what happened in trades. */
export interface CaseFiles {
  read(tradeId: TradeId): Promise<CaseFileSource | undefined>;
}

/** SHA-256 of a text in UTF-8, in hex. */
export type Digest = (text: string) => string;
