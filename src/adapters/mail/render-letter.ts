import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { RenderLetter } from "../../application/notice/send-letters.ts";
import { wordsOf, type LetterWords } from "./letter-words.ts";
import { mailPage } from "./mail-page.ts";

/** Who writes. */
interface MailSender {
  readonly brandName: string;
  /** The public address, without a slash at the end. */
  readonly baseUrl: string;
}

/** Renders letters, as plain text and as a page that can be read in light and dark. */
export function letterRenderer({ brandName, baseUrl }: MailSender): RenderLetter {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  // The source language is written in the code; each text is compiled when it is first used.
  i18n.setMessagesCompiler(compileMessage);
  return (letter) => {
    const words = wordsOf(letter, i18n, brandName);
    const link = words.action && { ...words.action, url: baseUrl + words.action.path };
    return {
      subject: words.subject,
      text: plainText(words, link, brandName),
      html: mailPage({ ...words, link, brandName, baseUrl }),
    };
  };
}

function plainText(
  { greeting, paragraphs, code, footer }: LetterWords,
  link: { readonly label: string; readonly url: string } | undefined,
  brandName: string,
): string {
  const [first = "", ...rest] = paragraphs;
  const parts = [
    greeting,
    first,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...rest,
    ...(link ? [`${link.label}: ${link.url}`] : []),
    brandName,
    `-- \n${footer}`,
  ];
  return `${parts.join("\n\n")}\n`;
}
