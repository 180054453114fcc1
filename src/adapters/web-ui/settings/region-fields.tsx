import { Trans, useLingui } from "@lingui/react/macro";
import { countryCodes } from "../../../domain/catalogue/countries.ts";
import { fiatCurrencies } from "../../../domain/catalogue/fiat-currencies.ts";
import { localeCodes, offeredLocales, type Locale } from "../../http/contract/locales.ts";
import { numberLocale } from "../design/amount-text.ts";
import { ListField } from "../design/list-field.tsx";
import { usePageState } from "../page-context.ts";
import type { SettingsFields } from "./settings-fields.ts";
import { SettingsSection } from "./settings-section.tsx";
import styles from "./settings-section.module.css";

/** Each in its own language. */
const languageNames: { readonly [Code in Locale]: string } = { en: "English", "ar-XB": "Test" };

/** Where the user is, and in which currency and language they read. */
export function RegionFields({ draft, change }: SettingsFields) {
  const { t, i18n } = useLingui();
  const { locale } = usePageState();
  const languages = localeCodes.filter((code) => offeredLocales.includes(code) || code === locale);
  const names = new Intl.DisplayNames(numberLocale(i18n.locale), { type: "region" });
  const countries = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const zones = new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), draft.timezone ?? "UTC"]);
  return (
    <SettingsSection title={<Trans>Region</Trans>}>
      <div className={styles.form}>
        <ListField
          label={<Trans>Country</Trans>}
          value={draft.country ?? ""}
          onChange={(country) => country !== "" && change({ country })}
        >
          <option value="" label={t`Choose`} />
          {countries.map(({ code, name }) => (
            <option key={code} value={code} label={name} />
          ))}
        </ListField>
        <ListField
          label={<Trans>Currency</Trans>}
          hint={<Trans>Your wallet balance is shown in this currency.</Trans>}
          value={draft.fiatCurrencyCode}
          onChange={(fiatCurrencyCode) => change({ fiatCurrencyCode })}
        >
          {fiatCurrencies.map(({ code, name }) => (
            <option key={code} value={code} label={`${code} · ${name}`} />
          ))}
        </ListField>
        <ListField
          label={<Trans>Language</Trans>}
          value={draft.locale}
          onChange={(chosen) => change({ locale: chosen })}
        >
          {languages.map((code) => (
            <option key={code} value={code} label={languageNames[code]} />
          ))}
        </ListField>
        <ListField
          label={<Trans>Time zone</Trans>}
          value={draft.timezone ?? ""}
          onChange={(timezone) => timezone !== "" && change({ timezone })}
        >
          <option value="" label={t`Choose`} />
          {Array.from(zones, (zone) => (
            <option key={zone} value={zone} label={zone.replaceAll("_", " ")} />
          ))}
        </ListField>
      </div>
    </SettingsSection>
  );
}
