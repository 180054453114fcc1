import { at, pageCode, type Page } from "../navigation/page.ts";

export const bankAccountPages: readonly Page[] = [
  at(
    "/account/payment-settings",
    pageCode(async () => (await import("./payment-settings-page.tsx")).PaymentSettingsPage),
  ),
];
