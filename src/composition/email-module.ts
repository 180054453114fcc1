import { ContainerModule } from "inversify";
import { emailRoutes } from "../adapters/http/inbound/account/email-routes.ts";
import { contactCodeHasher, makeContactCode } from "../adapters/identity/contact-codes.ts";
import { PostgresEmailStore } from "../adapters/persistence/email/postgres-email-store.ts";
import { AskEmailCode } from "../application/email/ask-email-code.ts";
import { VerifyEmail } from "../application/email/verify-email.ts";
import { ViewEmail } from "../application/email/view-email.ts";
import { WriteEmailCode } from "../application/email/write-email-code.ts";
import type { EmailStore } from "../application/ports/email-store.ts";
import { accountTokens } from "./account-module.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of what confirms the addresses of traders. */
export const emailTokens = {
  emails: token<EmailStore>("emails"),
  viewEmail: token<ViewEmail>("viewEmail"),
  verifyEmail: token<VerifyEmail>("verifyEmail"),
  askEmailCode: token<AskEmailCode>("askEmailCode"),
  writeEmailCode: token<WriteEmailCode>("writeEmailCode"),
};

const parts = (sessionSecret: Uint8Array) =>
  new ContainerModule(({ bind }) => {
    const t = emailTokens;
    const hash = contactCodeHasher(sessionSecret, "an email address");
    bind(t.emails).toResolvedValue((pool) => new PostgresEmailStore(pool), [tokens.dataSource]);
    bind(t.viewEmail).toResolvedValue(
      (emails, policy) => new ViewEmail(emails, policy),
      [t.emails, policyTokens.account],
    );
    bind(t.verifyEmail).toResolvedValue(
      (emails, policy) => new VerifyEmail(emails, hash, policy),
      [t.emails, policyTokens.account],
    );
    bind(t.askEmailCode).toResolvedValue(
      (emails, attempts, policy) => new AskEmailCode({ emails, attempts, policy }),
      [t.emails, accountTokens.attempts, policyTokens.account],
    );
    bind(t.writeEmailCode).toResolvedValue(
      (emails, policy) => new WriteEmailCode({ emails, makeCode: makeContactCode, hash, policy }),
      [t.emails, policyTokens.account],
    );
  });

/** The address of an account: confirmed by a code that is sent to it. */
export const email: Feature = {
  module: ({ secrets }) => parts(secrets.session),
  routes: () => [served(emailRoutes, emailTokens)],
};
