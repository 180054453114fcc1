import type { AskTelegramLink } from "../../../../application/outlet/ask-telegram-link.ts";
import type { DisconnectTelegram } from "../../../../application/outlet/disconnect-telegram.ts";
import * as contract from "../../contract/outlet/telegram.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** Use cases behind the routes of Telegram. */
interface TelegramUseCases {
  readonly askTelegramLink: AskTelegramLink;
  readonly disconnectTelegram: DisconnectTelegram;
}

/** The chat in which somebody is told what happens. */
export function telegramRoutes(useCases: TelegramUseCases): readonly BoundRoute[] {
  return [
    bind(contract.askTelegramLink).to(async ({ actor }) => {
      const asked = await useCases.askTelegramLink.execute(actor);
      if (!asked.ok) return { refusal: asked.refusal.code };
      return ok({ url: asked.value.url, expireIn: asked.value.seconds });
    }),
    bind(contract.disconnectTelegram).to(async ({ actor }) => {
      const done = await useCases.disconnectTelegram.execute(actor);
      return done.ok ? ok({ isConnected: false }) : { refusal: done.refusal.code };
    }),
  ];
}
