import { Type } from "typebox";
import { closed } from "../envelope.ts";
import { route } from "../route.ts";
import { CloseChatDto } from "./close-chat-dto.ts";

export const closeChat = route({
  id: "closeChat",
  method: "put",
  path: "/admin/api/trades/{id}/chat",
  summary: "Close the chat of a trade for its parties, or open it again; logged with the reason",
  access: "staff",
  permission: "close_chats",
  body: CloseChatDto,
  answers: {
    200: { description: "The current chat", body: closed({ isChatClosed: Type.Boolean() }) },
  },
  refusals: ["reason_needed", "conflict_of_interest"],
});

export const chatDeskRoutes = { closeChat };
