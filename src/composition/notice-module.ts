import { ContainerModule } from "inversify";
import { letterRenderer } from "../adapters/mail/render-letter.ts";
import { mailboxMailer, noMailer } from "../adapters/mail/mailbox-mailer.ts";
import { SmtpMailer } from "../adapters/mail/smtp-mailer.ts";
import { PostgresDeliveryStore } from "../adapters/persistence/notice/postgres-delivery-store.ts";
import { PostgresDemoMailbox } from "../adapters/persistence/notice/postgres-demo-mailbox.ts";
import { SendLetters } from "../application/notice/send-letters.ts";
import { WritePasskeyChange } from "../application/passkey/write-passkey-change.ts";
import type { DeliveryStore } from "../application/ports/delivery-store.ts";
import type { DemoMailbox } from "../application/ports/demo-mailbox.ts";
import type { Mailer } from "../application/ports/mailer.ts";
import { inRounds } from "./background-task.ts";
import type { Config } from "./config.ts";
import { emailTokens } from "./email-module.ts";
import type { Feature } from "./feature.ts";
import { recoveryTokens } from "./recovery-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of what tells people outside the program. */
export const noticeTokens = {
  deliveries: token<DeliveryStore>("deliveries"),
  mailer: token<Mailer>("mailer"),
  mailbox: token<DemoMailbox>("demoMailbox"),
  sendLetters: token<SendLetters>("sendLetters"),
};

const parts = ({ mail, brandName, baseUrl }: Config) =>
  new ContainerModule(({ bind }) => {
    const t = noticeTokens;
    bind(t.deliveries).toResolvedValue(
      (pool) => new PostgresDeliveryStore(pool),
      [tokens.dataSource],
    );
    bind(t.mailbox).toResolvedValue((pool) => new PostgresDemoMailbox(pool), [tokens.dataSource]);
    bind(t.mailer).toResolvedValue(
      (mailbox, logger): Mailer => {
        if (mail.kind === "none") return noMailer;
        if (mail.kind === "mailbox") return mailboxMailer(mailbox);
        return new SmtpMailer(mail, (failure) =>
          logger.warn({ mail: failure }, "a mail was not accepted"),
        );
      },
      [t.mailbox, tokens.logger],
    );
    bind(t.sendLetters).toResolvedValue(
      (deliveries, mailer, emails, writeEmailCode, writeRecovery, writeRecovered, metrics) =>
        new SendLetters({
          deliveries,
          writers: {
            email_code: writeEmailCode,
            recovery: writeRecovery,
            recovered: writeRecovered,
            passkey_added: new WritePasskeyChange(emails, "passkey_added"),
            passkey_removed: new WritePasskeyChange(emails, "passkey_removed"),
          },
          render: letterRenderer({ brandName, baseUrl }),
          mailer,
          bounced: (traderId) => emails.noteBounce(traderId),
          count: (kind, outcome) => metrics.countDelivery(kind, outcome),
        }),
      [
        t.deliveries,
        t.mailer,
        emailTokens.emails,
        emailTokens.writeEmailCode,
        recoveryTokens.writeRecovery,
        recoveryTokens.writeRecovered,
        tokens.metrics,
      ],
    );
  });

/** Notices that leave the program: written down with what they tell of, sent by workers. */
export const notices: Feature = {
  module: ({ config }) => parts(config),
  workerTasks: [
    inRounds({
      pauseMs: 500,
      failed: "a letter was not sent",
      round: (found) => {
        const sendLetters = found.get(noticeTokens.sendLetters);
        return () => sendLetters.execute();
      },
    }),
  ],
};
