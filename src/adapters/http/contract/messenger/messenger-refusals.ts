import type { RefusalTable } from "../refusal-table.ts";

/** Why a chat is not opened, or a message not taken; `chat_blocked` is with the chats of trades. */
export const messengerRefusals = {
  own_chat: { status: 409, message: "You can't write to yourself." },
  chat_own_block: {
    status: 409,
    message: "You blocked this person. Unblock them, then write.",
  },
  chat_own_setting: {
    status: 409,
    message:
      "You don't accept messages from this person. Change who may write to you, then send it again.",
  },
  chat_account_limited: {
    status: 403,
    message: "Your account is limited. You can write only in the chats of your trades.",
  },
  chat_unanswered: {
    status: 409,
    message: "Wait for an answer before you write more to this person.",
  },
  chat_files_unanswered: {
    status: 409,
    message: "You can send files once this person has written to you.",
  },
} as const satisfies RefusalTable;
