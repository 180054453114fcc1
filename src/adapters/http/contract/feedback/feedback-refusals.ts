import type { RefusalTable } from "../refusal-table.ts";

export const feedbackRefusals = {
  feedback_not_possible: {
    status: 409,
    message: "Feedback can be given on completed trades, for a limited time.",
  },
  feedback_too_long: { status: 422, message: "This is too long for feedback. Make it shorter." },
  feedback_unreadable: {
    status: 422,
    message: "This text contains characters that can't be shown.",
  },
  nothing_to_reply_to: { status: 409, message: "There is no feedback to reply to." },
  already_replied: { status: 409, message: "You have already replied." },
} as const satisfies RefusalTable;
