import type { NoticeStory } from "../notice/notice-story.ts";
import type { WebhookEvent } from "./webhook.ts";

const ended = "trade.ended";
const decided = "trade.decided";

/** What a program is told of a story; stories without an event are read from the trade. */
const events: Readonly<Partial<Record<NoticeStory, WebhookEvent>>> = {
  trade_started: "trade.started",
  escrow_funded: "trade.funded",
  paid: "trade.paid",
  released: "trade.released",
  given_back: ended,
  cancelled: ended,
  cancel_agreed: ended,
  amount_agreed: ended,
  window_over: ended,
  escrow_left: ended,
  funding_failed: ended,
  funding_over: ended,
  cancelled_by_staff: ended,
  dispute_opened: "trade.disputed",
  case_opened: "trade.disputed",
  decided,
  verdict_final: decided,
  message: "trade.message",
  link_paid: "payment.received",
  feedback_given: "trade.feedback",
  feedback_replied: "trade.feedback",
};

/** The event that tells a story; undefined: none. */
export function eventOf(story: NoticeStory): WebhookEvent | undefined {
  return events[story];
}
