import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { boundText, withCode } from "../design/amount-text.ts";
import { Field } from "../design/field.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { cleanTyped } from "../design/clean-typed.ts";
import { usePolicy } from "../page-policy.ts";
import type { Draft } from "./draft.ts";
import { EntryList } from "./entry-list.tsx";
import { problemWords } from "./problem-words.tsx";
import type { Problem } from "./wizard-steps.ts";
import styles from "./amount-fields.module.css";

/** The parts of a draft that define the amounts. */
type AmountsDraft = Pick<Draft, "amounts" | "min" | "max" | "named">;

/** Minimum and maximum, or the only amounts accepted. */
export function AmountFields(props: {
  value: AmountsDraft;
  currency: string;
  problems: readonly Problem[];
  onChange: (changed: Partial<AmountsDraft>) => void;
}) {
  const { value, currency, problems, onChange } = props;
  const { locale } = useLingui().i18n;
  const { predefinedAmounts } = usePolicy().offer;
  const fieldOf = (name: "min" | "max") => ({
    name: `range_${name}`,
    inputMode: "decimal" as const,
    autoComplete: "off",
    suffix: <bdi>{currency}</bdi>,
    value: value[name],
    error: problemWords(`range_${name}`, problems),
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const typed = cleanTyped(event.currentTarget.value);
      if (typed !== undefined) onChange({ [name]: typed });
    },
  });
  return (
    <div className={styles.fields}>
      <div>
        <SegmentedSwitch
          label={<Trans>Amount type</Trans>}
          value={value.amounts}
          segments={[
            { value: "range", label: <Trans>Any amount between</Trans> },
            { value: "predefined", label: <Trans>Only these</Trans> },
          ]}
          onChange={(amounts) => onChange({ amounts })}
        />
      </div>
      {value.amounts === "range" ? (
        <div className={styles.range}>
          <Field {...fieldOf("min")} label={<Trans>Minimum</Trans>} />
          <Field {...fieldOf("max")} label={<Trans>Maximum</Trans>} />
        </div>
      ) : (
        <EntryList
          label={<Trans>Amount</Trans>}
          hint={
            <Trans>
              Up to <bdi>{predefinedAmounts}</bdi> amounts, added one by one.
            </Trans>
          }
          error={problemWords("predefined_amount", problems)}
          name="predefined_amount"
          most={predefinedAmounts}
          entries={value.named}
          inputMode="decimal"
          suffix={<bdi>{currency}</bdi>}
          clean={cleanTyped}
          textOf={(amount) => withCode(boundText(locale, currency, amount), currency)}
          onChange={(named) => onChange({ named })}
        />
      )}
    </div>
  );
}
