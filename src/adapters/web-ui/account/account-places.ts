import { at, ofRealMoney, pageCode, type Page } from "../navigation/page.ts";

export const accountPages: readonly Page[] = [
  at(
    "/login",
    pageCode(async () => (await import("./account-pages.tsx")).LogInPage),
  ),
  at(
    "/register",
    pageCode(async () => (await import("./account-pages.tsx")).RegisterPage),
  ),
  ...ofRealMoney([
    at(
      "/account/verification/email",
      pageCode(async () => (await import("./email-page.tsx")).EmailPage),
    ),
    at(
      "/account/verification/phone",
      pageCode(async () => (await import("./phone-page.tsx")).PhonePage),
    ),
  ]),
  at(
    "/recover",
    pageCode(async () => (await import("./ask-recovery-page.tsx")).AskRecoveryPage),
  ),
  at(
    "/recover/password",
    pageCode(async () => (await import("./recover-page.tsx")).RecoverPage),
  ),
  at(
    "/recover/not-me",
    pageCode(async () => (await import("./disown-page.tsx")).DisownPage),
  ),
  at(
    "/logout",
    pageCode(async () => (await import("./account-pages.tsx")).LogOutPage),
  ),
];
