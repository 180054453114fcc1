import { Trans, useLingui } from "@lingui/react/macro";
import { countryCodes } from "../../../domain/catalogue/countries.ts";
import { useCountryNames } from "../market/country-names.ts";
import { ListField } from "../design/list-field.tsx";
import { ChosenEntries } from "./chosen-entries.tsx";
import type { Draft } from "./draft.ts";
import styles from "./entry-list.module.css";

/** In which countries takers may live, by what they say. */
export function GateCountries(props: {
  isAllowed: boolean;
  countries: readonly string[];
  onChange: (change: Pick<Partial<Draft>, "areCountriesAllowed" | "countries">) => void;
}) {
  const { isAllowed, countries, onChange } = props;
  const { t } = useLingui();
  const { nameOf, byName } = useCountryNames();
  const left = byName(countryCodes.filter((code) => !countries.includes(code)));
  return (
    <div className={styles.list}>
      <ListField
        label={<Trans>Countries of takers</Trans>}
        hint={<Trans>The country in their settings. IP addresses are not looked up.</Trans>}
        value={isAllowed ? "only" : "except"}
        onChange={(rule) => onChange({ areCountriesAllowed: rule === "only" })}
      >
        <option value="except" label={t`Everywhere, except in these`} />
        <option value="only" label={t`Only in these`} />
      </ListField>
      <ListField
        label={<Trans>Add a country</Trans>}
        value=""
        onChange={(code) => code !== "" && onChange({ countries: [...countries, code] })}
      >
        <option value="" label={t`Choose`} />
        {left.map(({ code, name }) => (
          <option key={code} value={code} label={name} />
        ))}
      </ListField>
      <ChosenEntries
        entries={countries}
        textOf={nameOf}
        onChange={(kept) => onChange({ countries: kept })}
      />
    </div>
  );
}
