import type { Feedback, FeedbackType } from "../../domain/feedback/feedback.ts";
import type { TradeId } from "../../domain/id/id.ts";
import type { Commit, CommitOutcome } from "./commit.ts";

/** Feedback to store: the author's only one on the trade. */
export interface FeedbackToKeep {
  readonly tradeId: TradeId;
  readonly authorId: string;
  /** Its subject: the other party. */
  readonly subjectId: string;
  readonly type: FeedbackType;
  readonly text: string;
}

/** A reply to store. */
export interface ReplyToKeep {
  readonly tradeId: TradeId;
  /** Whose feedback it answers. */
  readonly authorId: string;
  /** Who replies. */
  readonly subjectId: string;
  readonly text: string;
}

/**
 * The feedback on trades. Both ways of writing carry out the commit, store the text, and notify
 * both parties: all or nothing.
 */
export interface FeedbackStore {
  /** The feedback on a trade; at most one from each party. */
  ofTrade(tradeId: TradeId): Promise<readonly Feedback[]>;
  /** Stores feedback, replacing the author's previous one, and updates the subject's counts. */
  keep(feedback: FeedbackToKeep, commit: Commit): Promise<CommitOutcome>;
  /** A conflict if a reply came first. */
  keepReply(reply: ReplyToKeep, commit: Commit): Promise<CommitOutcome>;
}
