import { decideFeedback, type FeedbackRefusal } from "../../domain/feedback/decide-feedback.ts";
import type { FeedbackType } from "../../domain/feedback/feedback.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { plainContext } from "../../domain/trade/plain-context.ts";
import type { Actor } from "../actor/actor.ts";
import {
  answerOfCommit,
  answerOfKnown,
  type CommandKey,
  type CommitChanges,
  type Conflict,
} from "../ports/commit.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import type { ViewFeedback } from "./view-feedback.ts";

/**
 * Why feedback was refused: the rules' own codes, or that the author is not a party of the trade.
 */
type GiveFeedbackRefusal = FeedbackRefusal | { readonly code: "not_found" | "key_reused" };

/** The id of the trade that the feedback is on. */
type GiveFeedbackResult = Result<string, GiveFeedbackRefusal>;

/** How a trade went; the text as typed. */
export interface FeedbackAsked {
  readonly type: FeedbackType;
  readonly text: string;
}

/** A party says how a completed trade went, or changes what they said. */
export class GiveFeedback {
  readonly #view: ViewFeedback;
  readonly #changes: CommitChanges;

  constructor(view: ViewFeedback, changes: CommitChanges) {
    this.#view = view;
    this.#changes = changes;
  }

  execute(
    actor: Actor,
    tradeId: TradeId,
    asked: FeedbackAsked,
    key?: CommandKey,
  ): Promise<GiveFeedbackResult> {
    return retryOnConflict(() => this.#judge(actor, tradeId, asked, key));
  }

  async #judge(
    actor: Actor,
    tradeId: TradeId,
    asked: FeedbackAsked,
    key: CommandKey | undefined,
  ): Promise<GiveFeedbackResult | Conflict> {
    const authorId = actor.traderId;
    const [seen, known] = await Promise.all([
      this.#view.execute(actor, tradeId),
      key && this.#changes.recall(key),
    ]);
    if (known) return answerOfKnown(known);
    if (!seen) return refuse({ code: "not_found" });
    const { trade, policy, now, given } = seen;
    const context = plainContext(now, policy.trade);
    const said = { authorId, ...asked };
    const decision = decideFeedback(trade, said, given, context, policy.texts);
    if (!decision.ok) return decision;
    if (!decision.value) return accept(tradeId);
    const { type, text, change } = decision.value;
    const subjectId = authorId === trade.buyerId ? trade.sellerId : trade.buyerId;
    const outcome = await this.#changes.commit({
      ...(key && { key, answer: tradeId }),
      judgedAt: now,
      ...(change && { trade: { change, seenVersion: trade.version } }),
      feedback: { tradeId, authorId, subjectId, type, text },
      usage: [],
      entries: [],
    });
    return answerOfCommit(outcome, tradeId);
  }
}
