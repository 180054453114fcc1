import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { priceText, withCode } from "../design/amount-text.ts";
import { cleanTyped } from "../design/clean-typed.ts";
import { Field } from "../design/field.tsx";
import { Select } from "../design/select.tsx";
import { exchangeName, usePricePointNames } from "../market/exchange-words.ts";
import type { PriceDraft } from "./price-fields.tsx";
import { problemWords } from "./problem-words.tsx";
import type { Market } from "./use-market.ts";
import type { Problem } from "./wizard-steps.ts";
import styles from "./price-fields.module.css";

/** A price by what one exchange says (answers 67). */
export function ExchangeFields(props: {
  value: PriceDraft;
  currency: string;
  rates: Market["rates"];
  problems: readonly Problem[];
  onChange: (changed: Partial<PriceDraft>) => void;
}) {
  const { value, currency, rates, problems, onChange } = props;
  const { locale } = useLingui().i18n;
  const points = usePricePointNames();
  const nameOf = (key: string) => {
    const [source = "", point = ""] = key.split(":");
    const name = points[point];
    return name === undefined ? "" : `${exchangeName(source)}, ${name}`;
  };
  const known = rates.map(({ source, pricePoint }) => `${source}:${pricePoint}`);
  const keys = [...new Set([...known, value.exchangeRate])].filter((key) => key !== "");
  const chosen = rates[known.indexOf(value.exchangeRate)];
  const bound = (name: "rateFloor" | "rateCeiling") => (typed: string) => {
    const cleaned = cleanTyped(typed);
    if (cleaned !== undefined) onChange({ [name]: cleaned });
  };
  const sourceProblem = problemWords("custom_rate.source", problems);
  return (
    <>
      <div>
        <Select
          label={<Trans>Exchange and price</Trans>}
          value={value.exchangeRate}
          shown={nameOf(value.exchangeRate) || <Trans>Choose an exchange</Trans>}
          onChange={(exchangeRate) => onChange({ exchangeRate })}
        >
          <option value="" label="–" />
          {keys.map((key) => (
            <option key={key} value={key} label={nameOf(key)} />
          ))}
        </Select>
        {sourceProblem && <p role="alert">{sourceProblem}</p>}
        {chosen && (
          <p>
            <Trans>
              It says <bdi>{withCode(priceText(locale, chosen.value), currency)}</bdi> now
            </Trans>
          </p>
        )}
      </div>
      <Field
        large
        label={<Trans>Multiplier</Trans>}
        hint={<Trans>1.015 is 1.5% above the exchange, 0.99 is 1% below.</Trans>}
        name="custom_rate"
        inputMode="decimal"
        autoComplete="off"
        value={value.multiplier}
        error={problemWords("custom_rate.multiplier", problems)}
        onChange={(event) => {
          const multiplier = cleanTyped(event.currentTarget.value);
          if (multiplier !== undefined) onChange({ multiplier });
        }}
      />
      <div className={styles.margin}>
        <Field
          label={<Trans>Never below</Trans>}
          name="rate_floor"
          inputMode="decimal"
          autoComplete="off"
          suffix={<bdi>{currency}</bdi>}
          value={value.rateFloor}
          error={problemWords("custom_rate.floor", problems)}
          onChange={(event) => bound("rateFloor")(event.currentTarget.value)}
        />
        <Field
          label={<Trans>Never above</Trans>}
          name="rate_ceiling"
          inputMode="decimal"
          autoComplete="off"
          suffix={<bdi>{currency}</bdi>}
          value={value.rateCeiling}
          error={problemWords("custom_rate.ceiling", problems)}
          onChange={(event) => bound("rateCeiling")(event.currentTarget.value)}
        />
      </div>
    </>
  );
}
