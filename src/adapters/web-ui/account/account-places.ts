import { at, pageCode, type Page } from "../navigation/page.ts";

export const accountPages: readonly Page[] = [
  at(
    "/login",
    pageCode(async () => (await import("./account-pages.tsx")).LogInPage),
  ),
  at(
    "/register",
    pageCode(async () => (await import("./account-pages.tsx")).RegisterPage),
  ),
  at(
    "/account/verification/email",
    pageCode(async () => (await import("./email-page.tsx")).EmailPage),
  ),
  at(
    "/logout",
    pageCode(async () => (await import("./account-pages.tsx")).LogOutPage),
  ),
];
