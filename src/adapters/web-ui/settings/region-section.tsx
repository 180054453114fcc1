import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { fiatCurrencies } from "../../../domain/catalogue/fiat-currencies.ts";
import type { SettingsView } from "../../http/contract/account/settings.ts";
import { localeCodes, pseudoLocale, type Locale } from "../../http/contract/locales.ts";
import { pagePath } from "../navigation/sign-in-path.ts";
import { FailureWords } from "../failure/failure-words.tsx";
import { ListField } from "../design/list-field.tsx";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import { settingsPath } from "../navigation/paths.ts";
import { SectionForm, SettingsSection } from "./settings-section.tsx";

/** Each in its own language. */
const languageNames: { readonly [Code in Locale]: string } = { en: "English", "ar-XB": "Test" };

/** The currency in which the reader sees values, and the language of the pages. */
export function RegionSection({ settings }: { settings: SettingsView }) {
  const { locale } = usePageState();
  const readAgain = useReadAgain();
  const saving = useAct();
  const [currency, setCurrency] = useState(settings.fiatCurrencyCode);
  const [language, setLanguage] = useState(locale);
  const languages = localeCodes.filter((code) => code !== pseudoLocale || code === locale);
  const save = async () => {
    const code = fiatCurrencies.find((each) => each.code === currency)?.code;
    const body = { fiatCurrencyCode: code, locale: language };
    const outcome = await saving.send(() => client.call("changeSettings", { body }));
    if (outcome?.ok !== true) return;
    if (language !== locale) window.location.assign(pagePath(language, settingsPath));
    else await Promise.all([readAgain("viewSettings"), readAgain("getBalances")]);
  };
  return (
    <SettingsSection title={<Trans>Region</Trans>}>
      <SectionForm
        save={<Trans>Save the region</Trans>}
        isBusy={saving.isBusy}
        isSaved={saving.isDone}
        failure={saving.failure && <FailureWords failure={saving.failure} />}
        onSave={() => void save()}
      >
        <ListField
          label={<Trans>Currency</Trans>}
          hint={<Trans>What your wallet is worth is shown in it.</Trans>}
          value={currency}
          onChange={(value) => {
            setCurrency(value);
            saving.forget();
          }}
        >
          {fiatCurrencies.map(({ code, name }) => (
            <option key={code} value={code} label={`${code} · ${name}`} />
          ))}
        </ListField>
        <ListField
          label={<Trans>Language</Trans>}
          value={language}
          onChange={(value) => {
            setLanguage(languages.find((code) => code === value) ?? locale);
            saving.forget();
          }}
        >
          {languages.map((code) => (
            <option key={code} value={code} label={languageNames[code]} />
          ))}
        </ListField>
      </SectionForm>
    </SettingsSection>
  );
}
