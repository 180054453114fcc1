import type { SmtpSettings } from "../adapters/mail/smtp-mailer.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";

/**
 * Where mails go: to a mail server, into the mailbox of a demo, or nowhere.
 */
export type MailSettings =
  | ({ readonly kind: "smtp" } & SmtpSettings)
  | { readonly kind: "mailbox" }
  | { readonly kind: "none" };

/** What an operator is told whose installation sends no email. */
export const noMailSentence =
  "No email can be sent: nobody can confirm an address, get back in after losing a password, or hear of a trade by email. Set SMTP_URL and MAIL_FROM (docs/operations.md).";

/** Reads the variables. Throws `CannotStart` with one sentence that names the one to mend. */
export function mailSettings(
  smtpUrl: string,
  from: string,
  demo: boolean,
  isLoopback: (host: string) => boolean,
): MailSettings {
  if (smtpUrl === "") return { kind: demo ? "mailbox" : "none" };
  const url = URL.parse(smtpUrl);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === "") {
    // The value is not repeated: it may hold a password.
    throw new CannotStart("SMTP_URL has to look like smtp://user:password@mail.example.org:587.");
  }
  if (
    !/^(?:[^<>"\p{Cc}]{1,60} <[^<>@\s]{1,64}@[^<>@\s]{1,190}>|[^<>@\s]{1,64}@[^<>@\s]{1,190})$/u.test(
      from,
    )
  ) {
    throw new CannotStart(
      `MAIL_FROM is "${from}", but has to look like no-reply@example.org or Peerhold <no-reply@example.org>.`,
    );
  }
  return { kind: "smtp", url: smtpUrl, from, requiresTls: !isLoopback(url.hostname) };
}
