import { accept, refuse, type Result } from "../result/result.ts";
import { decideTrade } from "../trade-decision/decide-trade.ts";
import { after } from "../trade/instant.ts";
import { isAlreadySo } from "../trade/judgement.ts";
import type { TradeChange } from "../trade/trade-change.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { TradePolicy } from "../trade/trade-policy.ts";
import { isCompleted } from "../trade-view/trade-predicates.ts";
import type { Instant, Trade } from "../trade/trade.ts";
import type { Feedback, FeedbackType } from "./feedback.ts";
import { parseFeedbackText, parseReply, type FeedbackTextRefusal } from "./feedback-text.ts";
import type { TextPolicy } from "../text/text-policy.ts";

/** What a party wants to say; the text as typed. */
interface SaidFeedback {
  readonly authorId: string;
  readonly type: FeedbackType;
  readonly text: string;
}

/** What follows from feedback. */
interface FeedbackDecision {
  readonly type: FeedbackType;
  /** The text as stored. */
  readonly text: string;
  /** What it does to the trade; only the first on a released one has an effect (T47). */
  readonly change: TradeChange | undefined;
}

/** - `feedback_not_possible`: the trade is not completed, or 30 days have passed since. */
export type FeedbackRefusal = FeedbackTextRefusal | { readonly code: "feedback_not_possible" };

/**
 * - `nothing_to_reply_to`: there is no feedback.
 * - `already_replied`: only one reply is allowed.
 */
export type ReplyRefusal =
  | FeedbackTextRefusal
  | { readonly code: "nothing_to_reply_to" | "already_replied" };

/** Until when feedback can be given and changed; undefined on a trade that is not completed. */
export function feedbackUntil(trade: Trade, policy: TradePolicy): Instant | undefined {
  if (trade.closedAt === undefined || !isCompleted(trade)) return undefined;
  return after(trade.closedAt, policy.feedbackWithin);
}

/** Whether a party may give or change feedback now. */
export function canGiveFeedback(
  trade: Trade,
  { now, policy }: Pick<TradeContext, "now" | "policy">,
): boolean {
  const until = feedbackUntil(trade, policy);
  return until !== undefined && now <= until;
}

/**
 * What follows when a party gives feedback, or changes their feedback from `before`; undefined when
 * it is exactly the same. The status of trades that ended without a release stays.
 */
export function decideFeedback(
  trade: Trade,
  said: SaidFeedback,
  before: Feedback | undefined,
  context: TradeContext,
  texts: TextPolicy,
): Result<FeedbackDecision | undefined, FeedbackRefusal> {
  if (!canGiveFeedback(trade, context)) return refuse({ code: "feedback_not_possible" });
  const text = parseFeedbackText(said.text, texts);
  if (!text.ok) return text;
  const { authorId, type } = said;
  if (before?.type === type && before.text === text.value) return accept(undefined);
  const first = decideTrade(trade, { act: "first-feedback", actorId: authorId }, context);
  const change = first.ok && !isAlreadySo(first.value) ? first.value : undefined;
  return accept({ type, text: text.value, change });
}

/** The text of the one reply to the feedback that a party received. */
export function decideReply(
  received: Feedback | undefined,
  typed: string,
  texts: TextPolicy,
): Result<string, ReplyRefusal> {
  if (!received) return refuse({ code: "nothing_to_reply_to" });
  if (received.reply !== undefined) return refuse({ code: "already_replied" });
  return parseReply(typed, texts);
}
