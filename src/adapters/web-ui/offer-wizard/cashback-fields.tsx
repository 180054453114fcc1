import { Trans } from "@lingui/react/macro";
import { cleanTyped } from "../design/clean-typed.ts";
import { Field } from "../design/field.tsx";
import { problemWords } from "./problem-words.tsx";
import type { StepProps } from "./step-props.ts";
import styles from "./amount-fields.module.css";

/** What buyers get on top of the crypto that they pay for. */
export function CashbackFields({ draft, problems, onChange }: StepProps) {
  return (
    <div className={styles.range}>
      <Field
        label={<Trans>Cashback</Trans>}
        hint={
          <Trans>
            The buyer gets this much more crypto from you at the release. Empty: no cashback.
          </Trans>
        }
        name="cashback_percent"
        inputMode="decimal"
        autoComplete="off"
        suffix="%"
        value={draft.cashback}
        error={problemWords("cashback_percent", problems)}
        onChange={(event) => {
          const cashback = cleanTyped(event.currentTarget.value);
          if (cashback !== undefined) onChange({ cashback });
        }}
      />
      {draft.cashback !== "" && (
        <Field
          label={<Trans>Maximum cashback per trade</Trans>}
          hint={<Trans>Empty: no maximum.</Trans>}
          name="cashback_max_value"
          inputMode="decimal"
          autoComplete="off"
          suffix={<bdi>{draft.currency}</bdi>}
          value={draft.cashbackMost}
          error={problemWords("cashback_max_value", problems)}
          onChange={(event) => {
            const cashbackMost = cleanTyped(event.currentTarget.value);
            if (cashbackMost !== undefined) onChange({ cashbackMost });
          }}
        />
      )}
    </div>
  );
}
