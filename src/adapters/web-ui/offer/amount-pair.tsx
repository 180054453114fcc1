import { lazy, Suspense, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { assets } from "../../../domain/money/asset.ts";
import { fiatDigits } from "../../../domain/money/fiat.ts";
import { boundText, withCode } from "../design/amount-text.ts";
import { Field } from "../design/field.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import {
  otherText,
  type AmountProblem,
  type AmountQuote,
  type OfferBounds,
  type TypedAmount,
} from "./amount-quote.ts";
import { cleanTyped } from "../design/clean-typed.ts";
import styles from "./amount-pair.module.css";

/** Few offers take only amounts that they name. */
const NamedAmounts = lazy(async () => ({
  default: (await import("./named-amounts.tsx")).NamedAmounts,
}));

/** The two sides of the trade; typing into one updates the other immediately. */
export function AmountPair(props: {
  deed: "buy" | "sell";
  bounds: OfferBounds;
  typed: TypedAmount;
  quote: AmountQuote | undefined;
  problem: AmountProblem | undefined;
  /** The server's objection to the submitted amount. */
  refusal: ReactNode;
  onType: (typed: TypedAmount) => void;
}) {
  const { deed, bounds, typed, quote, problem, onType } = props;
  const error = problem ? (
    <ProblemWords problem={problem} bounds={bounds} side={typed.side} />
  ) : (
    props.refusal
  );
  const fieldOf = (side: TypedAmount["side"]) => ({
    large: true,
    inputMode: "decimal" as const,
    autoComplete: "off",
    value: typed.side === side ? typed.text : otherText(typed, quote),
    suffix: <bdi>{side === "fiat" ? bounds.currency : bounds.asset}</bdi>,
    error: typed.side === side && error,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const text = cleanTyped(event.currentTarget.value);
      if (text !== undefined) onType({ side, text });
    },
  });
  if (bounds.named.length > 0) {
    return (
      <Suspense fallback={<Skeleton shape="control" width="full" />}>
        <NamedAmounts deed={deed} bounds={bounds} typed={typed} error={error} onType={onType} />
      </Suspense>
    );
  }
  const fiat = (
    <Field
      key="fiat"
      {...fieldOf("fiat")}
      label={deed === "buy" ? <Trans>You pay</Trans> : <Trans>You get</Trans>}
      hint={<Bounds bounds={bounds} />}
    />
  );
  const crypto = (
    <Field
      key="crypto"
      {...fieldOf("crypto")}
      label={deed === "buy" ? <Trans>You get</Trans> : <Trans>You send</Trans>}
    />
  );
  return <div className={styles.pair}>{deed === "buy" ? [fiat, crypto] : [crypto, fiat]}</div>;
}

function Bounds(props: { bounds: OfferBounds }): ReactNode {
  const { currency, least, most } = props.bounds;
  const { locale } = useLingui().i18n;
  if (least === null || most === null) return null;
  const from = boundText(locale, currency, least);
  const to = boundText(locale, currency, most);
  return (
    <Trans>
      From <bdi>{from}</bdi> to <bdi>{withCode(to, currency)}</bdi>
    </Trans>
  );
}

function ProblemWords(props: {
  problem: AmountProblem;
  bounds: OfferBounds;
  side: TypedAmount["side"];
}): ReactNode {
  const { asset, currency, least, most, isMostYours } = props.bounds;
  const { locale } = useLingui().i18n;
  const bound = (amount: string | null) =>
    withCode(boundText(locale, currency, amount ?? "0"), currency);
  const digits = props.side === "fiat" ? fiatDigits(currency) : assets[asset].shownDigits;
  switch (props.problem) {
    case "below":
      return (
        <Trans>
          The minimum is <bdi>{bound(least)}</bdi>.
        </Trans>
      );
    case "above":
      return isMostYours ? (
        <Trans>
          You can trade up to <bdi>{bound(most)}</bdi> on this offer now.
        </Trans>
      ) : (
        <Trans>
          The maximum is <bdi>{bound(most)}</bdi>.
        </Trans>
      );
    case "not_named":
      return <Trans>Choose one of the amounts of this offer.</Trans>;
    case "too_precise":
      return (
        <Trans>
          At most <bdi>{digits}</bdi> digits after the point.
        </Trans>
      );
    case "too_small":
      return <Trans>This amount is too small to trade.</Trans>;
    case "no_price":
      return <Trans>There is no current market price.</Trans>;
    case "not_a_number":
      return <Trans>Enter an amount, such as 100 or 0.01.</Trans>;
  }
}
