import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useLingui } from "@lingui/react/macro";
import { countryCodes } from "../../domain/catalogue/countries.ts";
import { idFirstCountryPrefix, watchedCountryPrefix } from "./field-name.ts";
import type { Draft } from "./use-draft.ts";
import styles from "./policy.module.css";

/** Adds a country of which people are warned, or where nobody trades. */
export function AddWatchedCountry({ draft }: { draft: Draft }) {
  const { t } = useLingui();
  return (
    <AddCountry
      draft={draft}
      prefix={watchedCountryPrefix}
      label={t`Watch a country`}
      help={t`Off: both sides are warned and need a verified ID. On: people there can't trade.`}
    />
  );
}

/** Adds a country whose new users verify their ID before their first trade. */
export function AddIdFirstCountry({ draft }: { draft: Draft }) {
  const { t } = useLingui();
  return (
    <AddCountry
      draft={draft}
      prefix={idFirstCountryPrefix}
      label={t`Ask for an ID first`}
      help={t`On: people who register there verify their ID before their first trade.`}
    />
  );
}

interface AddCountryProps {
  readonly draft: Draft;
  readonly prefix: string;
  readonly label: string;
  readonly help: string;
}

function AddCountry({ draft, prefix, label, help }: AddCountryProps) {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames(i18n.locale, { type: "region" });
  const known = new Set(draft.fields.map(({ path }) => path));
  const others = countryCodes
    .filter((code) => !known.has(prefix + code))
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <TextField
      className={styles.add ?? ""}
      select
      size="small"
      label={label}
      helperText={help}
      value=""
      onChange={(event) =>
        draft.add({
          path: prefix + event.target.value,
          unit: "flag",
          value: null,
          least: "false",
          most: "true",
          isText: false,
          isOptional: true,
        })
      }
    >
      {others.map(({ code, name }) => (
        <MenuItem key={code} value={code}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
