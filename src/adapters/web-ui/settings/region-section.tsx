import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { fiatCurrencies } from "../../../domain/catalogue/fiat-currencies.ts";
import type { SettingsView } from "../../http/contract/account/settings.ts";
import { localeCodes, pseudoLocale, type Locale } from "../../http/contract/locales.ts";
import { pagePath } from "../navigation/sign-in-path.ts";
import { FailureWords } from "../failure/failure-words.tsx";
import { ListField } from "../design/list-field.tsx";
import { Notice } from "../design/notice.tsx";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import { rememberCurrency } from "../server/usual-currency.ts";
import { settingsPath } from "../navigation/paths.ts";
import { SettingsSection } from "./settings-section.tsx";
import styles from "./settings-section.module.css";

/** Each in its own language. */
const languageNames: { readonly [Code in Locale]: string } = { en: "English", "ar-XB": "Test" };

/**
 * The currency in which the user sees values, and the language of the pages. Each choice is saved
 * at once.
 */
export function RegionSection({ settings }: { settings: SettingsView }) {
  const { locale } = usePageState();
  const readAgain = useReadAgain();
  const saving = useAct();
  const [currency, setCurrency] = useState(settings.fiatCurrencyCode);
  const languages = localeCodes.filter((code) => code !== pseudoLocale || code === locale);
  const chooseCurrency = async (chosen: string) => {
    const code = fiatCurrencies.find((each) => each.code === chosen)?.code;
    if (code === undefined || saving.isBusy) return;
    setCurrency(code);
    const body = { fiatCurrencyCode: code, locale };
    const outcome = await saving.send(() => client.call("changeSettings", { body }));
    if (outcome?.ok !== true) return setCurrency(currency);
    rememberCurrency(code);
    await Promise.all([readAgain("viewSettings"), readAgain("getBalances")]);
  };
  const chooseLanguage = async (chosen: string) => {
    const language = languages.find((code) => code === chosen);
    if (language === undefined || language === locale) return;
    const body = { fiatCurrencyCode: settings.fiatCurrencyCode, locale: language };
    const outcome = await saving.send(() => client.call("changeSettings", { body }));
    if (outcome?.ok === true) window.location.assign(pagePath(language, settingsPath));
  };
  return (
    <SettingsSection title={<Trans>Region</Trans>}>
      <div className={styles.form}>
        <ListField
          label={<Trans>Currency</Trans>}
          hint={<Trans>Your wallet balance is shown in this currency.</Trans>}
          value={currency}
          onChange={(chosen) => void chooseCurrency(chosen)}
        >
          {fiatCurrencies.map(({ code, name }) => (
            <option key={code} value={code} label={`${code} · ${name}`} />
          ))}
        </ListField>
        <ListField
          label={<Trans>Language</Trans>}
          value={locale}
          onChange={(chosen) => void chooseLanguage(chosen)}
        >
          {languages.map((code) => (
            <option key={code} value={code} label={languageNames[code]} />
          ))}
        </ListField>
        {saving.failure && (
          <Notice tone="danger">
            <FailureWords failure={saving.failure} />
          </Notice>
        )}
        {saving.isDone && (
          <Notice tone="done">
            <Trans>Saved.</Trans>
          </Notice>
        )}
      </div>
    </SettingsSection>
  );
}
