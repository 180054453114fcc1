import { useId, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { boundText, withCode } from "../design/amount-text.ts";
import type { OfferBounds, TypedAmount } from "./amount-quote.ts";
import styles from "./named-amounts.module.css";

/** The only amounts an offer accepts, to choose from. */
export function NamedAmounts(props: {
  deed: "buy" | "sell";
  bounds: OfferBounds;
  typed: TypedAmount;
  error: ReactNode;
  onType: (typed: TypedAmount) => void;
}) {
  const { deed, bounds, typed, error, onType } = props;
  const { locale } = useLingui().i18n;
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>
        {deed === "buy" ? <Trans>You pay</Trans> : <Trans>You get</Trans>}
      </legend>
      <div className={styles.amounts}>
        {bounds.named.map((amount) => (
          <label key={amount} className={styles.amount}>
            <input
              className={styles.input}
              type="radio"
              name={`${id}-amount`}
              checked={typed.side === "fiat" && Number(typed.text) === Number(amount)}
              onChange={() => onType({ side: "fiat", text: amount.replace(/\.0+$/, "") })}
            />
            <bdi>{withCode(boundText(locale, bounds.currency, amount), bounds.currency)}</bdi>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
