import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { match } from "ts-pattern";
import { fiatDigits } from "../../../domain/money/fiat.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Field } from "../design/field.tsx";
import { cleanTyped } from "../design/clean-typed.ts";
import { fiatWords, type TradeFacts } from "../trade/trade-facts.ts";
import { PolicyNumber } from "../design/policy-number.tsx";
import { amendmentText } from "./amendment-text.ts";
import type { JudgedReceived, ReceivedProblem } from "./amendment.ts";
import { dividedWords } from "./proposal-words.tsx";

/** The amount received, with an immediate preview of what both would get for it. */
export function ReceivedField(props: {
  view: TradeView;
  facts: TradeFacts;
  text: string;
  judged: JudgedReceived;
  /** Whether the user tried to submit: then missing input is reported too. */
  wasTried: boolean;
  /** Whether the seller's balance does not cover what goes beyond the agreed amount. */
  isNotCovered: boolean;
  onType: (text: string) => void;
}) {
  const { view, facts, text, judged, wasTried, isNotCovered, onType } = props;
  const { locale } = useLingui().i18n;
  const { amendment, problem } = judged;
  const isShown = problem !== undefined && (wasTried || text !== "");
  return (
    <>
      <Field
        large
        label={
          view.mySide === "seller" ? (
            <Trans>This amount arrived</Trans>
          ) : (
            <Trans>I paid this amount</Trans>
          )
        }
        inputMode="decimal"
        autoComplete="off"
        value={text}
        suffix={<bdi>{view.currency}</bdi>}
        error={
          isShown ? (
            problemWords(problem, view, locale)
          ) : isNotCovered ? (
            <Trans>Your balance doesn't cover the difference.</Trans>
          ) : undefined
        }
        onChange={(event) => {
          const typed = cleanTyped(event.currentTarget.value);
          if (typed !== undefined) onType(typed);
        }}
      />
      <output>{amendment && dividedWords(amendmentText(locale, view, amendment), facts)}</output>
    </>
  );
}

function problemWords(problem: ReceivedProblem, view: TradeView, locale: string): ReactNode {
  return match(problem)
    .with("not_a_number", () => <Trans>Enter an amount, such as 60 or 60.50.</Trans>)
    .with("too_precise", () => (
      <Trans>
        At most <bdi>{fiatDigits(view.currency)}</bdi> digits after the point.
      </Trans>
    ))
    .with("too_much", () => (
      <Trans>
        Up to <bdi>{fiatWords(locale, view.currency, view.mostReceived)}</bdi>,{" "}
        <PolicyNumber of={({ trade }) => trade.amendAtMostPercent - 100} />% more than agreed.
      </Trans>
    ))
    .with("too_small", () => <Trans>This amount is too small to settle for.</Trans>)
    .exhaustive();
}
