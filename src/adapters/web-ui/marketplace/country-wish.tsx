import type { ReactNode } from "react";
import { useLingui } from "@lingui/react/macro";
import { countryCodes } from "../../../domain/catalogue/countries.ts";
import { Select } from "../design/select.tsx";
import { useCountryNames } from "../market/country-names.ts";
import styles from "./more-filters-dialog.module.css";

/** One of all countries, or any. */
export function Country(props: {
  readonly label: ReactNode;
  readonly value: string | undefined;
  readonly onChange: (code: string | undefined) => void;
}) {
  const { t } = useLingui();
  const countries = useCountryNames().byName(countryCodes);
  const chosen = countries.find(({ code }) => code === props.value);
  return (
    <div className={styles.row}>
      <span aria-hidden="true">{props.label}</span>
      <Select
        label={props.label}
        value={props.value ?? ""}
        shown={chosen?.name ?? t`any country`}
        onChange={(code) => props.onChange(code === "" ? undefined : code)}
      >
        <option value="" label={t`any country`} />
        {countries.map(({ code, name }) => (
          <option key={code} value={code} label={name} />
        ))}
      </Select>
    </div>
  );
}
