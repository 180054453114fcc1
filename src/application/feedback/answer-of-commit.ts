import type { TradeId } from "../../domain/id/id.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import { answerOfKnown, type CommitOutcome, type Conflict } from "../ports/commit.ts";

/** The answer of a trade command after its commit; on a conflict it is decided again. */
export function answerOfCommit(
  outcome: CommitOutcome,
  tradeId: TradeId,
): Result<string, { readonly code: "key_reused" }> | Conflict {
  switch (outcome.outcome) {
    case "applied":
      return accept(tradeId);
    case "replayed":
    case "key_reused":
      return answerOfKnown(outcome);
    case "conflict":
      return outcome;
  }
}
