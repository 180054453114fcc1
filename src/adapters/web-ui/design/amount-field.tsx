import type { ReactNode } from "react";
import { cleanTyped } from "./clean-typed.ts";
import { Field } from "./field.tsx";

/** An amount of a coin or a currency, as somebody types it. What can't be part of one is not taken. */
export function AmountField(props: {
  label: ReactNode;
  /** The code of the coin or currency. */
  unit: string;
  value: string;
  hint: ReactNode;
  error: ReactNode;
  onType: (typed: string) => void;
}) {
  const { label, unit, value, hint, error, onType } = props;
  return (
    <Field
      large
      label={label}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      suffix={<bdi>{unit}</bdi>}
      value={value}
      hint={hint}
      error={error}
      onChange={(event) => {
        const typed = cleanTyped(event.currentTarget.value);
        if (typed !== undefined) onType(typed);
      }}
    />
  );
}
