import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { useWords } from "./factor-code-words.ts";
import type { OutletMessage } from "../../application/ports/outlet-sender.ts";
import type { PhoneNotice } from "../../domain/notice/phone-notice.ts";
import type { WordPhoneNotice } from "../../application/notice/send-letters.ts";

/**
 * Words what goes to phones. A text fits into one message, and says first what it is; in a call the
 * digits are read one by one.
 */
export function phoneWords(brand: string): WordPhoneNotice {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  // The source language is written in the code; each text is compiled when it is first used.
  i18n.setMessagesCompiler(compileMessage);
  return (notice) => {
    if (notice.kind === "phone_in_use") {
      return i18n._(
        "{brand}: this number was entered for an account, but already belongs to one. Nothing has changed.",
        { brand },
      );
    }
    if (notice.kind === "factor_code") {
      const { code } = notice;
      const use = useWords(notice.use, i18n);
      return notice.way === "sms"
        ? i18n._(
            "{code} is your {brand} code to {use}. It works once. Don't share it, not even with us.",
            { code, brand, use },
          )
        : i18n._(
            "Hello. Your {brand} code to {use} is: {digits}. Again: {digits}. Don't share it, not even with us.",
            { brand, use, digits: code.split("").join(", ") },
          );
    }
    const minutes = Math.round(notice.validSeconds / 60);
    if (notice.way === "sms") {
      return i18n._(
        "{code} is your code for {brand}. It works once, for {minutes, plural, one {# minute} other {# minutes}}. Don't share it with anyone, not even us.",
        { code: notice.code, brand, minutes },
      );
    }
    const digits = notice.code.split("").join(", ");
    return i18n._(
      "Hello. Your code for {brand} is: {digits}. Again: {digits}. Don't share it with anyone, not even us.",
      { digits, brand },
    );
  };
}

/** Words a code for a browser or a chat, as a text would be: it opens nothing. */
export function outletCodeWords(brand: string): (code: PhoneNotice) => OutletMessage {
  const word = phoneWords(brand);
  return (code) => ({ title: brand, body: word(code), opens: undefined, about: "code" });
}
