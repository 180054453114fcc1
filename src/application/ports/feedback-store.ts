import type { Feedback } from "../../domain/feedback/feedback.ts";
import type { TradeId } from "../../domain/id/id.ts";

/** The feedback on trades. It changes by commits, together with its trade. */
export interface FeedbackStore {
  /** The feedback on a trade; at most one from each party. */
  ofTrade(tradeId: TradeId): Promise<readonly Feedback[]>;
}
