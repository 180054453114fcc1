import { ContainerModule } from "inversify";
import { readGauge } from "../adapters/metrics/read-gauge.ts";
import { outletWords } from "../adapters/mail/outlet-words.ts";
import { outletCodeWords, phoneWords } from "../adapters/mail/phone-words.ts";
import { noticeRoutes } from "../adapters/http/inbound/notice/notice-routes.ts";
import { noticeSettingRoutes } from "../adapters/http/inbound/notice/notice-setting-routes.ts";
import { letterRenderer } from "../adapters/mail/render-letter.ts";
import { mailboxMailer, noMailer } from "../adapters/mail/mailbox-mailer.ts";
import { SmtpMailer } from "../adapters/mail/smtp-mailer.ts";
import { mailboxPhone, noPhone } from "../adapters/phone/mailbox-phone.ts";
import { Twilio } from "../adapters/phone/twilio.ts";
import { PostgresDeliveryStore } from "../adapters/persistence/notice/postgres-delivery-store.ts";
import { PostgresDemoMailbox } from "../adapters/persistence/notice/postgres-demo-mailbox.ts";
import { NoticeWriter } from "../adapters/persistence/notice/notice-writer.ts";
import { PostgresNoticeChoices } from "../adapters/persistence/notice/postgres-notice-choices.ts";
import { PostgresNoticeMails } from "../adapters/persistence/notice/postgres-notice-mails.ts";
import { PostgresNoticeStore } from "../adapters/persistence/notice/postgres-notice-store.ts";
import { WriteAccountChange } from "../application/account/write-account-change.ts";
import { ChangeNoticeChoices } from "../application/notice/change-notice-choices.ts";
import { CountNotices } from "../application/notice/count-notices.ts";
import { ListNotices } from "../application/notice/list-notices.ts";
import { ReadNotices } from "../application/notice/read-notices.ts";
import { SendLetters } from "../application/notice/send-letters.ts";
import { WriteOutlet } from "../application/notice/write-outlet.ts";
import { ViewNoticeChoices } from "../application/notice/view-notice-choices.ts";
import { WriteNotices } from "../application/notice/write-notices.ts";
import type { DeliveryStore } from "../application/ports/delivery-store.ts";
import type { DemoMailbox } from "../application/ports/demo-mailbox.ts";
import type { Mailer } from "../application/ports/mailer.ts";
import type { NoticeChoicesStore } from "../application/ports/notice-choices-store.ts";
import type { NoticeStore } from "../application/ports/notice-store.ts";
import type { TextMessages, VoiceCalls } from "../application/ports/phone-messages.ts";
import { metricsTokens } from "./metrics-module.ts";
import type { Bind } from "./bind.ts";
import { inRounds } from "./background-task.ts";
import type { Config } from "./config.ts";
import { emailTokens } from "./email-module.ts";
import { mobileMoneyTokens } from "./mobile-money-module.ts";
import { accountTokens } from "./account-module.ts";
import { served, type Feature } from "./feature.ts";
import { outletTokens } from "./outlet-module.ts";
import { phoneTokens } from "./phone-module.ts";
import { recoveryTokens } from "./recovery-module.ts";
import { settingsTokens } from "./settings-module.ts";
import { twoFactorTokens } from "./two-factor-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of what tells people outside the program. */
export const noticeTokens = {
  deliveries: token<DeliveryStore>("deliveries"),
  mailer: token<Mailer>("mailer"),
  phones: token<TextMessages & VoiceCalls>("phoneMessages"),
  mailbox: token<DemoMailbox>("demoMailbox"),
  sendLetters: token<SendLetters>("sendLetters"),
  notices: token<NoticeStore>("notices"),
  choices: token<NoticeChoicesStore>("noticeChoices"),
  listNotices: token<ListNotices>("listNotices"),
  countNotices: token<CountNotices>("countNotices"),
  readNotices: token<ReadNotices>("readNotices"),
  viewNoticeChoices: token<ViewNoticeChoices>("viewNoticeChoices"),
  changeNoticeChoices: token<ChangeNoticeChoices>("changeNoticeChoices"),
  writeNotices: token<WriteNotices>("writeNotices"),
};

const parts = ({ mail, phone, telegram, brandName, baseUrl }: Config) =>
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
    bind(t.phones).toResolvedValue(
      (mailbox, logger): TextMessages & VoiceCalls => {
        if (phone.kind === "none") return noPhone;
        if (phone.kind === "mailbox") return mailboxPhone(mailbox);
        return new Twilio(phone, (failure) =>
          logger.warn({ phone: failure }, "a message to a phone was not accepted"),
        );
      },
      [t.mailbox, tokens.logger],
    );
    bind(t.sendLetters).toResolvedValue(
      (
        deliveries,
        mailer,
        phones,
        emails,
        writeEmailCode,
        writeRecovery,
        writePhoneCode,
        writeWalletCode,
        writeFactorCode,
        writeNewDevice,
        writeNotices,
        metrics,
        outlets,
        senders,
        traders,
        settings,
        trades,
      ) =>
        new SendLetters({
          deliveries,
          writers: {
            email_code: writeEmailCode,
            recovery: writeRecovery,
            case_access: writeRecovery,
            recovered: new WriteAccountChange(emails, "recovered"),
            phone_code: writePhoneCode,
            wallet_code: writeWalletCode,
            factor_code_phone: writeFactorCode,
            factor_code_email: writeFactorCode,
            new_device: writeNewDevice,
            notices: writeNotices,
            signed_out: new WriteAccountChange(emails, "signed_out"),
            account_closed: new WriteAccountChange(emails, "account_closed"),
            passkey_added: new WriteAccountChange(emails, "passkey_added"),
            api_key_made: new WriteAccountChange(emails, "api_key_made"),
            questions_set: new WriteAccountChange(emails, "questions_set"),
            reset_asked: new WriteAccountChange(emails, "reset_asked"),
            factors_reset: new WriteAccountChange(emails, "factors_reset"),
            telegram_connected: new WriteAccountChange(emails, "telegram_connected"),
            passkey_removed: new WriteAccountChange(emails, "passkey_removed"),
            outlet: new WriteOutlet({ outlets, traders, settings, trades }),
          },
          render: letterRenderer({ brandName, baseUrl }),
          mailer,
          wordForPhone: phoneWords(brandName),
          texts: phones,
          calls: phones,
          wordCode: outletCodeWords(brandName),
          wordNews: outletWords({ brandName, baseUrl }),
          outlets: senders,
          outletGone: (id) => outlets.remove(id),
          bounced: (traderId) => emails.noteBounce(traderId),
          count: (kind, outcome) => metrics.countDelivery(kind, outcome),
        }),
      [
        t.deliveries,
        t.mailer,
        t.phones,
        emailTokens.emails,
        emailTokens.writeEmailCode,
        recoveryTokens.writeRecovery,
        phoneTokens.writePhoneCode,
        mobileMoneyTokens.writeWalletCode,
        twoFactorTokens.writeFactorCode,
        recoveryTokens.writeNewDevice,
        t.writeNotices,
        tokens.metrics,
        outletTokens.outlets,
        outletTokens.senders,
        accountTokens.traders,
        settingsTokens.settings,
        tokens.tradeViews,
      ],
    );
    bindNotices(bind, telegram);
  });

function bindNotices(bind: Bind, telegram: Config["telegram"]): void {
  const t = noticeTokens;
  bind(t.notices).toResolvedValue((pool) => new PostgresNoticeStore(pool), [tokens.dataSource]);
  bind(t.choices).toResolvedValue((pool) => new PostgresNoticeChoices(pool), [tokens.dataSource]);
  bind(t.listNotices).toResolvedValue(
    (found, trades) => new ListNotices(found, trades),
    [t.notices, tokens.tradeViews],
  );
  bind(t.countNotices).toResolvedValue((found) => new CountNotices(found), [t.notices]);
  bind(t.readNotices).toResolvedValue((found) => new ReadNotices(found), [t.notices]);
  bind(t.viewNoticeChoices).toResolvedValue(
    (choices, emails, outlets) =>
      new ViewNoticeChoices(choices, emails, outlets, telegram.kind !== "none"),
    [t.choices, emailTokens.emails, outletTokens.outlets],
  );
  bind(t.changeNoticeChoices).toResolvedValue(
    (choices) => new ChangeNoticeChoices(choices),
    [t.choices],
  );
  bind(t.writeNotices).toResolvedValue(
    (pool, traders, settings, trades) =>
      new WriteNotices({ mails: new PostgresNoticeMails(pool), traders, settings, trades }),
    [tokens.dataSource, accountTokens.traders, settingsTokens.settings, tokens.tradeViews],
  );
}

/** What people are told: on the site, and outside the program by workers. */
export const notices: Feature = {
  module: ({ config }) => parts(config),
  routes: () => [served(noticeRoutes, noticeTokens), served(noticeSettingRoutes, noticeTokens)],
  subscribers: [() => new NoticeWriter()],
  gauges: (found) => [
    readGauge(
      "peerhold_deliveries_waiting",
      "Deliveries that are due and not sent",
      async () => (await found.get(metricsTokens.databaseNumbers).waiting()).dueDeliveries,
    ),
  ],
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
