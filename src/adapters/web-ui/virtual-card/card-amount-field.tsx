import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { cardCurrencies } from "../../../domain/virtual-card/virtual-card.ts";
import { AmountField } from "../design/amount-field.tsx";

/** What cards are kept in. */
const [currency] = cardCurrencies;

/** The amount that goes onto a card or leaves it, in US dollars. */
export function CardAmountField(props: {
  label: ReactNode;
  value: string;
  /** Whether it was sent and is no amount. */
  isWrong: boolean;
  hint: ReactNode;
  onType: (typed: string) => void;
}) {
  const { isWrong, ...rest } = props;
  return (
    <AmountField
      {...rest}
      unit={currency}
      error={isWrong && <Trans>Enter an amount in whole cents, such as 25.50.</Trans>}
    />
  );
}
