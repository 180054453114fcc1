import { useLingui } from "@lingui/react";

/** The name of a language, in the language of the console: "English", not "en". */
export function LanguageWords({ locale }: { locale: string }) {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames([i18n.locale], { type: "language", fallback: "code" });
  return <bdi>{names.of(locale) ?? locale}</bdi>;
}
