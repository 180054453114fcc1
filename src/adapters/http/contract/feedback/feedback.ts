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
  /** Whether the viewer may give or change their feedback now. */
  canGive: Type.Boolean(),
  /** Whether the viewer may reply to the feedback they received. */
  canReply: Type.Boolean(),
  /** Until when feedback can be given or changed; null if it never can. */
  until: orNull(Type.String({ description: "ISO 8601, UTC" })),
});

export type TradeFeedbackView = Static<typeof tradeFeedbackView>;

const theFeedback = {
  200: { description: "The current feedback", body: dataOf(tradeFeedbackView) },
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
  summary: "Leave or change feedback on a trade, within 30 days",
  access: "trader",
  takesKey: true,
  body: GiveFeedbackDto,
  answers: theFeedback,
  tellsServerMessage: true,
  refusals: ["feedback_not_possible", "feedback_too_long", "feedback_unreadable"],
});

export const replyToFeedback = route({
  id: "replyToFeedback",
  method: "post",
  path: "/rest/v1/feedback/{id}/reply",
  summary: "Reply once to feedback received on a trade",
  access: "trader",
  takesKey: true,
  body: ReplyFeedbackDto,
  answers: theFeedback,
  tellsServerMessage: true,
  refusals: ["nothing_to_reply_to", "already_replied", "feedback_too_long", "feedback_unreadable"],
});

export const feedbackRoutes = { viewFeedback, giveFeedback, replyToFeedback };
