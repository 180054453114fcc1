import type { RefusalTable } from "../refusal-table.ts";

/** Why staff cannot act in the chat of a person with support. */
export const supportRefusals = {
  support_taken: {
    status: 409,
    message: "Someone else works on this chat. Ask them to put it back.",
  },
  support_not_taken: { status: 409, message: "Take this chat first, then write." },
  support_closed: {
    status: 409,
    message: "This chat is closed. Write to the person to open it again.",
  },
} as const satisfies RefusalTable;
