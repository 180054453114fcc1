import TextField from "@mui/material/TextField";
import { useLingui } from "@lingui/react/macro";
import {
  defaultLocale,
  offeredLocales,
  type Locale,
} from "../../adapters/http/contract/locales.ts";
import { languageName } from "./banner-words.tsx";

/** What was written in other languages, by their locales. */
type Translations = Readonly<Record<string, string>>;

const others = offeredLocales.filter((locale) => locale !== defaultLocale);

/** The text of a banner in each other language of the site. */
export function TranslationFields(props: {
  values: Translations;
  onChange: (values: Translations) => void;
}) {
  const { values, onChange } = props;
  const { t } = useLingui();
  return others.map((locale) => {
    const name = languageName(locale);
    return (
      <TextField
        key={locale}
        label={t`Text in ${name}`}
        helperText={t`Leave empty to show the text above.`}
        multiline
        value={values[locale] ?? ""}
        onChange={(event) => onChange({ ...values, [locale]: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 300, dir: "auto" } }}
      />
    );
  });
}

/** Those that were written, as they are sent. */
export function translated(values: Translations): {
  translations?: { locale: Locale; text: string }[];
} {
  const written = others.flatMap((locale) => {
    const text = values[locale] ?? "";
    return text.trim() === "" ? [] : [{ locale, text }];
  });
  return written.length > 0 ? { translations: written } : {};
}
