import type { I18n } from "@lingui/core";
import type { CodeUse } from "../../domain/account/two-factor.ts";
import type { Letter } from "../../domain/notice/letter.ts";
import type { LetterWords } from "./letter-words.ts";

/** What a code is for, as an end of "a code to …": whoever is asked for it reads what they would allow. */
export function useWords(use: CodeUse, i18n: I18n): string {
  switch (use) {
    case "login":
      return i18n._("sign in", {});
    case "release":
      return i18n._("release crypto from escrow", {});
    case "sendout":
      return i18n._("send crypto", {});
    case "account":
      return i18n._("change your account's security", {});
    case "setup":
      return i18n._("turn on two-factor codes", {});
  }
}

/** The letter with a code of a second factor. */
export function factorCodeWords(
  letter: Extract<Letter, { readonly kind: "factor_code" }>,
  i18n: I18n,
  { brand, greeting }: { readonly brand: string; readonly greeting: string },
): LetterWords {
  return {
    subject: i18n._("Your code for {brand}", { brand }),
    greeting,
    paragraphs: [
      i18n._("This is your code to {use} on {brand}.", { use: useWords(letter.use, i18n), brand }),
      i18n._(
        "It works once, for {minutes, plural, one {# minute} other {# minutes}}. We never ask you for it.",
        { minutes: Math.round(letter.validSeconds / 60), brand },
      ),
    ],
    code: letter.code,
    footer: i18n._(
      "If you didn't ask for it, someone knows your password: change it, and don't share this code.",
      {},
    ),
  };
}
