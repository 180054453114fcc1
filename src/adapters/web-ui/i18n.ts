import { setupI18n, type I18n, type Messages } from "@lingui/core";
import type { Locale } from "../http/contract/locales.ts";

const catalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import("./locales/en/messages.po"),
  "ar-XB": () => import("./locales/ar-XB/messages.po"),
};

/** Loads the texts of a locale; those of other locales are not fetched. */
export async function loadTexts(locale: Locale): Promise<I18n> {
  const { messages } = await catalogs[locale]();
  return setupI18n({ locale, messages: { [locale]: messages } });
}
