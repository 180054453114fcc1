import type { TradeId } from "../../domain/id/id.ts";

/** Releases that failed although every check passed (answers 57). */
export interface ReleaseFailures {
  /** It is kept for good; whether it still matters follows from the trade. */
  note(tradeId: TradeId): Promise<void>;
}
