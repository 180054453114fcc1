import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { OutletMessage } from "../../application/ports/outlet-sender.ts";
import type { OutletNews } from "../../domain/notice/outlet.ts";
import { noticeSentence } from "./notice-words.ts";

/** Turns news into a message with one act. */
type WordNews = (news: OutletNews) => OutletMessage;

/** Words news for browsers and chats; the address opens the trade, the chat, or all notices. */
export function outletWords(sender: { brandName: string; baseUrl: string }): WordNews {
  const { brandName: brand, baseUrl } = sender;
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  // The source language is written in the code; each text is compiled when it is first used.
  i18n.setMessagesCompiler(compileMessage);
  return ({ notices, more, timeZone }) => {
    const sentences = notices.map((notice) => noticeSentence(notice, i18n, { brand, timeZone }));
    if (more > 0) {
      sentences.unshift(
        i18n._(
          "{more, plural, one {# more notification is} other {# more notifications are}} waiting.",
          {
            more,
          },
        ),
      );
    }
    const things = new Set(notices.map(({ trade, chat }) => trade?.id ?? chat?.id));
    const [about] = things.size === 1 && more === 0 ? things : [];
    const told = { title: brand, body: sentences.join("\n") };
    if (about === undefined) {
      const url = `${baseUrl}/dashboard/notifications`;
      return { ...told, opens: { url, label: i18n._("Open notifications", {}) }, about: "notices" };
    }
    const opens = notices.some(({ chat }) => chat)
      ? { url: `${baseUrl}/messenger/${about}`, label: i18n._("Open chat", {}) }
      : { url: `${baseUrl}/trade/${about}`, label: i18n._("Open trade", {}) };
    return { ...told, opens, about };
  };
}
