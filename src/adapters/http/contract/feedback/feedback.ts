import { Type, type Static } from "typebox";
import { dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { GiveFeedbackDto } from "./give-feedback-dto.ts";
import { ReplyFeedbackDto } from "./reply-feedback-dto.ts";

export const feedbackView = view("Feedback", {
  type: Type.Union([Type.Literal("positive"), Type.Literal("negative")]),
  text: Type.String(),
  at: Type.String({ description: "ISO 8601, UTC" }),
  reply: orNull(Type.String()),
});

/** The feedback on a trade, as one of its parties sees it. */
export const tradeFeedbackView = view("TradeFeedback", {
  given: orNull(feedbackView),
  received: orNull(feedbackView),
  /** Whether the reader may give or change his feedback now. */
  canGive: Type.Boolean(),
  /** Whether the reader may reply to what he received. */
  canReply: Type.Boolean(),
  /** Until when feedback can be given or changed; null where it never can. */
  until: orNull(Type.String({ description: "ISO 8601, UTC" })),
});

export type TradeFeedbackView = Static<typeof tradeFeedbackView>;

const theFeedback = {
  200: { description: "The feedback as it is now", body: dataOf(tradeFeedbackView) },
};

export const viewFeedback = route({
  id: "viewFeedback",
  method: "get",
  path: "/rest/v1/feedback/{id}",
  summary: "The feedback on a trade, for its parties",
  access: "trader",
  answers: theFeedback,
});

export const giveFeedback = route({
  id: "giveFeedback",
  method: "post",
  path: "/rest/v1/feedback/{id}/give",
  summary: "Say how a trade went; said again within 30 days, it is changed",
  access: "trader",
  takesKey: true,
  body: GiveFeedbackDto,
  answers: theFeedback,
  refusals: ["feedback_not_possible", "feedback_too_long", "feedback_unreadable"],
});

export const replyToFeedback = route({
  id: "replyToFeedback",
  method: "post",
  path: "/rest/v1/feedback/{id}/reply",
  summary: "Reply once to the feedback that one received on a trade",
  access: "trader",
  takesKey: true,
  body: ReplyFeedbackDto,
  answers: theFeedback,
  refusals: ["nothing_to_reply_to", "already_replied", "feedback_too_long", "feedback_unreadable"],
});

export const feedbackRoutes = { viewFeedback, giveFeedback, replyToFeedback };
