import type { I18n } from "@lingui/core";
import type { Letter } from "../../domain/notice/letter.ts";
import type { LetterWords } from "./letter-words.ts";

/** The words of the letter to somebody whose account is banned. */
export function caseAccessWords(
  { token, validSeconds }: Extract<Letter, { readonly kind: "case_access" | "recovery" }>,
  i18n: I18n,
  brand: string,
): Omit<LetterWords, "greeting"> {
  return {
    subject: i18n._("Your account on {brand} is banned", { brand }),
    paragraphs: [
      i18n._("You can no longer sign in to {brand} or trade here.", { brand }),
      i18n._(
        "Cases about your trades stay open to you: read them, answer the case worker and send evidence. Once we know your ID, you can also withdraw what is yours, once.",
        {},
      ),
      i18n._(
        "The link works once, for {minutes, plural, one {# minute} other {# minutes}}. Ask for another one on the page “Reset your password” with this email address.",
        { minutes: Math.round(validSeconds / 60) },
      ),
    ],
    action: { label: i18n._("Open your cases", {}), path: `/account/cases#${token}` },
    footer: i18n._(
      "If you think that the ban is a mistake, reply from this address. Don't forward this email: anyone who has the link can read your cases.",
      {},
    ),
  };
}
