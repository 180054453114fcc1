import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { cardCurrencies } from "../../../domain/virtual-card/virtual-card.ts";
import { cleanTyped } from "../design/clean-typed.ts";
import { Field } from "../design/field.tsx";

/** What cards are kept in. */
const [currency] = cardCurrencies;

/** The amount that goes onto a card or leaves it, in US dollars. */
export function AmountField(props: {
  label: ReactNode;
  value: string;
  /** Whether it was sent and is no amount. */
  isWrong: boolean;
  hint: ReactNode;
  onType: (typed: string) => void;
}) {
  const { label, value, isWrong, hint, onType } = props;
  return (
    <Field
      large
      label={label}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      suffix={<bdi>{currency}</bdi>}
      value={value}
      hint={hint}
      error={isWrong && <Trans>Enter an amount in whole cents, such as 25.50.</Trans>}
      onChange={(event) => {
        const typed = cleanTyped(event.currentTarget.value);
        if (typed !== undefined) onType(typed);
      }}
    />
  );
}
