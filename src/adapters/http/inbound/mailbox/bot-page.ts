import { Router, urlencoded, type RequestHandler } from "express";
import type { ConnectChat } from "../../../../application/outlet/connect-chat.ts";
import { botWords } from "../../../telegram/bot-words.ts";
import { escaped } from "../../../markup/escaped.ts";
import { demoPage, hereOnly } from "./demo-page.ts";

/**
 * What a demo shows in place of a chat with its bot on Telegram. Only for who sits at this machine, as the
 * mailbox, where the messages to the chat are.
 */
export function botPage(connectChat: ConnectChat, brandName: string): RequestHandler {
  const router = Router();
  router.use(hereOnly, (_request, response, next) => {
    response.set({ "Content-Security-Policy": policy });
    next();
  });
  router.get("/", ({ query }, response) => {
    const { start } = query;
    response.type("html").send(demoPage(title, form(typeof start === "string" ? start : "")));
  });
  router.post("/", urlencoded({ extended: false, limit: 1_000 }), async (request, response) => {
    const { start } = request.body as { start?: unknown };
    const text = `/start ${typeof start === "string" ? start : ""}`;
    // Each link is a chat of its own: nobody has an account with Telegram here.
    const answer = await connectChat.execute({ chat: `demo ${String(start)}`.slice(0, 60), text });
    response.type("html").send(demoPage(title, said(botWords(answer ?? nobody, brandName))));
  });
  return router;
}

const title = "Telegram";
const nobody = { username: undefined };

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

function form(code: string): string {
  return `<p>This demo has no bot on Telegram. This page stands for the chat with it.</p>
<form method="post"><input type="hidden" name="start" value="${escaped(code)}"><button>Start</button></form>`;
}

function said(words: string): string {
  return `<p>${escaped(words)}</p>
<p><a href="/dev/mailbox">Messages to this chat are in the mailbox.</a></p>`;
}
