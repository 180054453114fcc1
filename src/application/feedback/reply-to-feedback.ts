import { decideReply, type ReplyRefusal } from "../../domain/feedback/decide-feedback.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
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
 * Why a reply was refused: the rules' own codes, or that the caller is not a party of the trade.
 */
type ReplyToFeedbackRefusal = ReplyRefusal | { readonly code: "not_found" | "key_reused" };

/** The id of the trade that the feedback is on. */
type ReplyToFeedbackResult = Result<string, ReplyToFeedbackRefusal>;

/** The subject of feedback replies to it, once. */
export class ReplyToFeedback {
  readonly #view: ViewFeedback;
  readonly #changes: CommitChanges;

  constructor(view: ViewFeedback, changes: CommitChanges) {
    this.#view = view;
    this.#changes = changes;
  }

  execute(
    actor: Actor,
    tradeId: TradeId,
    typed: string,
    key?: CommandKey,
  ): Promise<ReplyToFeedbackResult> {
    return retryOnConflict(() => this.#judge(actor, tradeId, typed, key));
  }

  async #judge(
    actor: Actor,
    tradeId: TradeId,
    typed: string,
    key: CommandKey | undefined,
  ): Promise<ReplyToFeedbackResult | Conflict> {
    const [seen, known] = await Promise.all([
      this.#view.execute(actor, tradeId),
      key && this.#changes.recall(key),
    ]);
    if (known) return answerOfKnown(known);
    if (!seen) return refuse({ code: "not_found" });
    const text = decideReply(seen.received, typed, seen.policy.texts);
    if (!text.ok) return text;
    const { trade, now } = seen;
    const subjectId = actor.traderId;
    const authorId = subjectId === trade.buyerId ? trade.sellerId : trade.buyerId;
    const outcome = await this.#changes.commit({
      ...(key && { key, answer: tradeId }),
      judgedAt: now,
      feedbackReply: { tradeId, authorId, subjectId, text: text.value },
      usage: [],
      entries: [],
    });
    return answerOfCommit(outcome, tradeId);
  }
}
