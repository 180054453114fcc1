import type { Feedback, FeedbackType } from "../../domain/feedback/feedback.ts";
import type { TradeId } from "../../domain/id/id.ts";
import type { Commit, CommitOutcome } from "./commit.ts";

/** Feedback to keep: the author's only one on the trade. */
export interface FeedbackToKeep {
  readonly tradeId: TradeId;
  readonly authorId: string;
  /** Whom it is about: the other party. */
  readonly subjectId: string;
  readonly type: FeedbackType;
  readonly text: string;
}

/** A reply to keep. */
export interface ReplyToKeep {
  readonly tradeId: TradeId;
  /** Whose feedback it answers. */
  readonly authorId: string;
  /** Who replies. */
  readonly subjectId: string;
  readonly text: string;
}

/**
 * The feedback on trades. Both ways of writing carry out the commit, keep what was said, and tell
 * both parties: together or not at all.
 */
export interface FeedbackStore {
  /** The feedback on a trade; at most one of each party. */
  ofTrade(tradeId: TradeId): Promise<readonly Feedback[]>;
  /** Keeps feedback in the place of what its author gave before, and counts the subject's anew. */
  keep(feedback: FeedbackToKeep, commit: Commit): Promise<CommitOutcome>;
  /** A conflict when a reply came first. */
  keepReply(reply: ReplyToKeep, commit: Commit): Promise<CommitOutcome>;
}
