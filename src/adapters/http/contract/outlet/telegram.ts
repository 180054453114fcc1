import { Type } from "typebox";
import { closed, dataOf } from "../envelope.ts";
import { route } from "../route.ts";

const path = "/rest/v1/notifications/telegram";

export const askTelegramLink = route({
  id: "askTelegramLink",
  method: "post",
  path,
  summary: "A link that opens a chat with the site's bot, where the signed-in trader is then told",
  access: "trader",
  answers: {
    200: {
      description: "It works once; a new one replaces it",
      body: dataOf(
        closed({
          url: Type.String(),
          /** Seconds. */
          expireIn: Type.Integer(),
        }),
      ),
    },
  },
  refusals: ["telegram_off", "contact_is_factor"],
});

export const disconnectTelegram = route({
  id: "disconnectTelegram",
  method: "delete",
  path,
  summary: "Tell the trader's Telegram chat nothing any more",
  access: "trader",
  answers: {
    200: {
      description: "No chat is told",
      body: dataOf(closed({ isConnected: Type.Boolean() })),
    },
  },
  refusals: ["contact_is_factor"],
});

export const telegramRoutes = { askTelegramLink, disconnectTelegram };
