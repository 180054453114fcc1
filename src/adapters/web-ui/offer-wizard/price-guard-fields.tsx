import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { cleanTyped } from "../design/clean-typed.ts";
import { Field } from "../design/field.tsx";
import { problemWords } from "./problem-words.tsx";
import type { StepProps } from "./step-props.ts";
import { SwitchLine } from "./switch-line.tsx";
import styles from "./gate-fields.module.css";

/** Between which market prices the offer is on: folded away, for most are on at any. */
export function PriceGuardFields({ draft, problems, onChange }: StepProps) {
  const { guardMin, guardMax, guardReturns, currency } = draft;
  const [isFirstOpen] = useState(guardMin + guardMax !== "");
  const bound = (name: "guardMin" | "guardMax") => (typed: string) => {
    const cleaned = cleanTyped(typed);
    if (cleaned !== undefined) onChange({ [name]: cleaned });
  };
  return (
    <details
      className={styles.gates}
      open={isFirstOpen || problems.some(({ field }) => field.startsWith("price_guard"))}
    >
      <summary className={styles.label}>
        <Trans>Price guard</Trans>
      </summary>
      <div className={styles.fields}>
        <p className={styles.hint}>
          <Trans>
            The offer goes off while the market price of one coin is outside these bounds.
          </Trans>
        </p>
        <Field
          label={<Trans>Off below</Trans>}
          name="price_guard"
          inputMode="decimal"
          autoComplete="off"
          suffix={<bdi>{currency}</bdi>}
          value={guardMin}
          error={problemWords("price_guard.min", problems)}
          onChange={(event) => bound("guardMin")(event.currentTarget.value)}
        />
        <Field
          label={<Trans>Off above</Trans>}
          name="price_guard_max"
          inputMode="decimal"
          autoComplete="off"
          suffix={<bdi>{currency}</bdi>}
          value={guardMax}
          error={problemWords("price_guard.max", problems)}
          onChange={(event) => bound("guardMax")(event.currentTarget.value)}
        />
        <SwitchLine
          label={<Trans>Turn it back on when the market returns</Trans>}
          isOn={guardReturns}
          onChange={(isOn) => onChange({ guardReturns: isOn })}
        />
      </div>
    </details>
  );
}
