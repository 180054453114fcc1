import { useId, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Country } from "./country-wish.tsx";
import type { Filters } from "./filters.ts";
import styles from "./more-filters-dialog.module.css";

/** Which card the visitor has: how its number begins, and where it is from. */
export function CardWish(props: {
  readonly filters: Filters;
  readonly onChange: (changed: Partial<Filters>) => void;
}) {
  const { filters, onChange } = props;
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState(filters.binCode ?? "");
  return (
    <>
      <div className={styles.row}>
        <label htmlFor={id}>
          <Trans>Your card begins with</Trans>
        </label>
        <input
          id={id}
          className={styles.digits}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t`6 or 8 digits`}
          value={typed}
          onChange={(event) => {
            const digits = event.currentTarget.value.replaceAll(" ", "");
            if (!/^\d{0,8}$/.test(digits)) return;
            setTyped(digits);
            const binCode = /^\d{6}(\d{2})?$/.test(digits) ? digits : undefined;
            if (binCode !== filters.binCode) onChange({ binCode });
          }}
        />
      </div>
      <Country
        label={<Trans>Card from</Trans>}
        value={filters.cardRegion}
        onChange={(cardRegion) => onChange({ cardRegion })}
      />
    </>
  );
}
