import type { RefusalTable } from "../refusal-table.ts";

export const chatRefusals = {
  message_empty: { status: 422, message: "The message is empty." },
  message_too_long: { status: 422, message: "This message is too long. Make it shorter." },
  message_unreadable: {
    status: 422,
    message: "The message contains characters that can't be shown.",
  },
  chat_blocked: { status: 409, message: "This chat is closed." },
} as const satisfies RefusalTable;
