import { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Mail, Mailer } from "../../application/ports/mailer.ts";
import type { DeliveryOutcome } from "../../domain/notice/delivery.ts";

/** A mail server, and who writes. */
export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with the account that may send. */
  readonly url: string;
  /** As it stands in the header: `Peerhold <no-reply@example.org>`. */
  readonly from: string;
  /** Whether what is sent has to be encrypted: always, but on this machine. */
  readonly requiresTls: boolean;
}

const connectMs = 10_000;
const silentMs = 20_000;

/** Beyond this many characters a subject is no line any more. */
const longestLine = 900;

/**
 * Hands mails to a server by SMTP. What the server certainly did not take can be tried again; from the
 * moment in which it has everything, only its answer tells.
 */
export class SmtpMailer implements Mailer {
  readonly #settings: SmtpSettings;
  readonly #failed: (failure: MailFailure) => void;

  /** `failed` is told why a mail was not accepted. */
  constructor(settings: SmtpSettings, failed: (failure: MailFailure) => void = () => undefined) {
    this.#settings = settings;
    this.#failed = failed;
  }

  async send(mail: Mail): Promise<DeliveryOutcome> {
    if ([mail.to, mail.subject, mail.id].some(isBroken)) return "refused";
    let isHandedOver = false;
    try {
      const content = Readable.from([await this.#compose(mail)]);
      content.once("end", () => {
        isHandedOver = true;
      });
      await this.#handOver(mail.to, content);
      return "accepted";
    } catch (error) {
      const { code, command, responseCode } = error as MailFailure;
      this.#failed({ code, command, responseCode });
      return outcomeOf({ command, responseCode }, isHandedOver);
    }
  }

  /** A connection of its own for each mail: its content is not read before the server asks for it. */
  async #handOver(to: string, content: Readable): Promise<void> {
    const { url, from, requiresTls } = this.#settings;
    const { hostname, port, protocol, username, password } = new URL(url);
    const secure = protocol === "smtps:";
    const connection = new SMTPConnection({
      host: hostname.replace(/^\[(.*)\]$/, "$1"),
      port: Number(port || (secure ? 465 : 587)),
      secure,
      requireTLS: requiresTls,
      // On this machine there is nobody to hide it from, and no certificate to check.
      ignoreTLS: !requiresTls,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silentMs,
    });
    const failed = new Promise<never>((_, reject) => {
      connection.on("error", reject);
      connection.on("end", () => reject(new Error("The connection ended")));
    });
    failed.catch(() => undefined);
    const step = (begin: (done: (error?: Error | null) => void) => void) =>
      Promise.race([
        failed,
        new Promise<void>((resolve, reject) => {
          begin((error) => (error ? reject(error) : resolve()));
        }),
      ]);
    try {
      await step((done) => connection.connect(done));
      if (username !== "") {
        const credentials = {
          user: decodeURIComponent(username),
          pass: decodeURIComponent(password),
        };
        await step((done) => connection.login({ credentials }, done));
      }
      await step((done) => connection.send({ from: addressIn(from), to }, content, done));
      connection.quit();
    } finally {
      connection.close();
    }
  }

  #compose({ id, to, subject, text, html }: Mail): Promise<Buffer> {
    const address = addressIn(this.#settings.from);
    const mail = new MailComposer({
      from: this.#settings.from,
      to: { name: "", address: to },
      subject,
      text,
      html,
      messageId: `<${id}@${address.slice(address.lastIndexOf("@") + 1)}>`,
      headers: { "Auto-Submitted": "auto-generated" },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return mail.compile().build();
  }
}

/** What could begin a header of its own is never written into one. */
function isBroken(line: string): boolean {
  return line.length > longestLine || /\p{Cc}/u.test(line);
}

/** `name <address>` or the address alone. */
function addressIn(from: string): string {
  return /<([^<>]+)>$/.exec(from)?.[1] ?? from;
}

/** Why a mail was not accepted; the words of the server stay out, for they may name the address. */
interface MailFailure {
  readonly code: string | undefined;
  /** At which step. */
  readonly command: string | undefined;
  /** The answer of the server, if it gave one. */
  readonly responseCode: number | undefined;
}

function outcomeOf(
  { command, responseCode }: Pick<MailFailure, "command" | "responseCode">,
  isHandedOver: boolean,
): DeliveryOutcome {
  if (responseCode === undefined) return isHandedOver ? "unknown" : "later";
  if (responseCode < 500) return "later";
  if (command === "RCPT TO") return "bounced";
  // What is wrong with the account, the sender or the encryption is the operator's, and can be mended.
  return command === "DATA" ? "refused" : "later";
}
