import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { defaultLocale, type Locale } from "../http/contract/locales.ts";

type TranslatedLocale = Exclude<Locale, typeof defaultLocale>;

/** Texts of the default locale stand in the code that shows them (`vite.texts.ts`). */
const catalogs: Record<TranslatedLocale, () => Promise<{ messages: Messages }>> = {
  "ar-XB": () => import("./locales/ar-XB/messages.po"),
};

/** Loads the texts of a locale; those of other locales are not fetched. */
export async function loadTexts(locale: Locale): Promise<I18n> {
  const { messages } = locale === defaultLocale ? { messages: {} } : await catalogs[locale]();
  return setupI18n({ locale, messages: { [locale]: messages } });
}
