import { Trans } from "@lingui/react/macro";
import { Field } from "../design/field.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { cleanTyped } from "../design/clean-typed.ts";
import type { Draft } from "./draft.ts";
import { ExchangeFields } from "./exchange-fields.tsx";
import { problemWords } from "./problem-words.tsx";
import type { Market } from "./use-market.ts";
import type { Problem } from "./wizard-steps.ts";
import styles from "./price-fields.module.css";

/** The parts of a draft that define the price. */
export type PriceDraft = Pick<
  Draft,
  | "pricing"
  | "marginSize"
  | "marginSign"
  | "fixedPrice"
  | "exchangeRate"
  | "multiplier"
  | "rateFloor"
  | "rateCeiling"
>;

/**
 * A margin above or below the market, a fixed price per coin, or an exchange. `rates`: what exchanges say; none,
 * where no exchange can be chosen.
 */
export function PriceFields(props: {
  value: PriceDraft;
  currency: string;
  rates?: Market["rates"];
  problems: readonly Problem[];
  onChange: (changed: Partial<PriceDraft>) => void;
}) {
  const { value, currency, rates = [], problems, onChange } = props;
  const isExchange = value.pricing === "exchange";
  return (
    <div className={styles.fields}>
      <div>
        <SegmentedSwitch
          label={<Trans>Price type</Trans>}
          value={value.pricing}
          segments={[
            { value: "margin", label: <Trans>Follows the market</Trans> },
            { value: "fixed", label: <Trans>Fixed</Trans> },
            ...(rates.length > 0 || isExchange
              ? [{ value: "exchange" as const, label: <Trans>By an exchange</Trans> }]
              : []),
          ]}
          onChange={(pricing) => onChange({ pricing })}
        />
      </div>
      {isExchange ? (
        <ExchangeFields {...{ value, currency, rates, problems, onChange }} />
      ) : value.pricing === "margin" ? (
        <div className={styles.margin}>
          <Field
            large
            label={<Trans>Margin</Trans>}
            name="margin"
            inputMode="decimal"
            autoComplete="off"
            suffix="%"
            value={value.marginSize}
            error={problemWords("margin", problems)}
            onChange={(event) => {
              const typed = event.currentTarget.value;
              const isMinus = /^\s*[-−]/.test(typed);
              const marginSize = cleanTyped(typed.replace(/^\s*[-−+]/, ""));
              if (marginSize === undefined) return;
              onChange({ marginSize, ...(isMinus && { marginSign: "below" }) });
            }}
          />
          <div className={styles.sign}>
            <SegmentedSwitch
              label={<Trans>Above or below the market</Trans>}
              value={value.marginSign}
              segments={[
                { value: "above", label: <Trans>above</Trans> },
                { value: "below", label: <Trans>below</Trans> },
              ]}
              onChange={(marginSign) => onChange({ marginSign })}
            />
          </div>
        </div>
      ) : (
        <Field
          large
          label={<Trans>Price of one coin</Trans>}
          name="fixed_price"
          inputMode="decimal"
          autoComplete="off"
          suffix={<bdi>{currency}</bdi>}
          value={value.fixedPrice}
          error={problemWords("fixed_price", problems)}
          onChange={(event) => {
            const fixedPrice = cleanTyped(event.currentTarget.value);
            if (fixedPrice !== undefined) onChange({ fixedPrice });
          }}
        />
      )}
    </div>
  );
}
