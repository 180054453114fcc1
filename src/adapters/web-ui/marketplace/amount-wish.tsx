import { useId } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Select } from "../design/select.tsx";
import { useRead } from "../server/use-read.ts";
import { amountShape, type Filters } from "./filters.ts";
import styles from "./wish.module.css";

/** The amount, and its currency. */
export function AmountWish(props: {
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}) {
  const { filters, onChange } = props;
  const { t } = useLingui();
  const id = useId();
  const { data } = useRead("listCurrencies", {});
  const listed = data?.data.filter(({ isMetal }) => !isMetal) ?? [];
  // The list may still be loading, or may not contain the currency in the address.
  const isListed = listed.some(({ code }) => code === filters.currency);
  return (
    <span className={styles.amount}>
      <label className={styles.label} htmlFor={id}>
        <Trans>Amount</Trans>
      </label>
      <input
        id={id}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        placeholder={t`any amount`}
        value={filters.amount}
        onChange={(event) => {
          const amount = event.currentTarget.value.replace(",", ".").trim();
          if (amountShape.test(amount)) onChange({ amount });
        }}
      />
      <Select
        bare
        label={<Trans>Currency</Trans>}
        value={filters.currency}
        shown={<bdi>{filters.currency}</bdi>}
        onChange={(currency) => onChange({ currency })}
      >
        {!isListed && <option value={filters.currency} label={filters.currency} />}
        {listed.map(({ code, name }) => (
          <option key={code} value={code} label={`${code} · ${name}`} />
        ))}
      </Select>
    </span>
  );
}
