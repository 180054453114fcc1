import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { otcLeastUsd } from "../../../domain/offer/otc-desk.ts";
import { boundText, withCode } from "../design/amount-text.ts";
import { windowText } from "../design/window-text.ts";
import { usePolicy } from "../page-policy.ts";
import type { Problem } from "./wizard-steps.ts";

/** What is wrong with a field of an offer; undefined if nothing is. */
export function problemWords(
  field: string,
  problems: readonly Problem[] | undefined,
): ReactNode | undefined {
  const problem = problems?.find(
    (each) => each.field === field || each.field.split(".")[0] === field,
  );
  return problem && <ProblemWords field={field} code={problem.code} />;
}

function ProblemWords({ field, code }: Problem): ReactNode {
  const { marginBasisPoints, windowMinutes, mostCashbackBasisPoints } = usePolicy().offer;
  const { locale } = useLingui().i18n;
  switch (field) {
    case "payment_method":
      return code === "level_too_low" ? (
        <Trans>This method needs a verified ID. Verify your ID or choose another method.</Trans>
      ) : (
        <Trans>Choose a payment method.</Trans>
      );
    case "payment_details":
      return <Trans>Fill in every line: buyers need all of them to pay you.</Trans>;
    case "saved_account":
      return <Trans>Buyers can't pay to this account by this method. Choose another one.</Trans>;
    case "location":
      return <Trans>Choose a region of the country, and keep the place to one short line.</Trans>;
    case "margin":
      return code === "out_of_bounds" ? (
        <Trans>
          Choose a price from <bdi>{`${-marginBasisPoints.least / 100}%`}</bdi> below to{" "}
          <bdi>{`${marginBasisPoints.most / 100}%`}</bdi> above the market.
        </Trans>
      ) : (
        <Trans>Enter a number with up to two decimals, such as 1.5.</Trans>
      );
    case "manual_escrow_fee":
      return <Trans>This fee is outside what an admin allowed for your offers.</Trans>;
    case "area":
      return <AreaProblem code={code} />;
    case "fixed_price":
      return <Trans>Enter the price of one coin, such as 64000.</Trans>;
    case "custom_rate.source":
      return <Trans>Choose an exchange that has a price in this currency now.</Trans>;
    case "custom_rate.multiplier":
      return code === "out_of_bounds" ? (
        <Trans>
          Choose a multiplier from <bdi>{1 + marginBasisPoints.least / 10_000}</bdi> to{" "}
          <bdi>{1 + marginBasisPoints.most / 10_000}</bdi>.
        </Trans>
      ) : (
        <Trans>Enter a number with up to four decimals, such as 1.015.</Trans>
      );
    case "custom_rate.floor":
    case "custom_rate.ceiling":
      return code === "below_minimum" ? (
        <Trans>The highest price must be at least the lowest.</Trans>
      ) : (
        <Trans>Enter the price of one coin, such as 64000, or leave it empty.</Trans>
      );
    case "price_guard.min":
    case "price_guard.max":
      return code === "below_minimum" ? (
        <Trans>The upper price must be above the lower one.</Trans>
      ) : (
        <Trans>Enter the price of one coin, such as 64000, or leave it empty.</Trans>
      );
    case "cashback_percent":
      return (
        <Trans>
          Enter a percentage up to <bdi>{`${mostCashbackBasisPoints / 100}%`}</bdi>, or leave both
          fields empty.
        </Trans>
      );
    case "cashback_max_value":
    case "range_min":
    case "range_max":
    case "predefined_amount":
      return <AmountProblem field={field} code={code} />;
    case "window_minutes":
      return (
        <Trans>
          The time to pay is from <bdi>{windowText(locale, windowMinutes.least)}</bdi> to{" "}
          <bdi>{windowText(locale, windowMinutes.most)}</bdi>.
        </Trans>
      );
    case "multisig_escrow":
      return code === "not_with_cashback" ? (
        <Trans>Cashback isn't possible with it. Turn it off, or remove the cashback.</Trans>
      ) : (
        <Trans>Escrow on the blockchain isn't offered now. Turn it off.</Trans>
      );
    case "duty_hours":
      return <Trans>Enter a start and an end for each day, and choose a time zone.</Trans>;
    case "require_min_past_trades":
      return <Trans>Enter a smaller whole number, or leave it empty.</Trans>;
    case "new_buyer_max_fiat_limit":
      return <Trans>Enter an amount above zero, or leave it empty.</Trans>;
    case "offer_cap":
      return code === "below_used" ? (
        <Trans>More than that has been traded or is being traded. Set a higher cap.</Trans>
      ) : (
        <Trans>Enter an amount above zero, or leave it empty.</Trans>
      );
    default:
      return <TextProblem field={field} code={code} />;
  }
}

function AreaProblem({ code }: Pick<Problem, "code">): ReactNode {
  const { locale } = useLingui().i18n;
  switch (code) {
    case "needs_margin":
      return <Trans>Prices in the silent pool follow the market. Set a margin.</Trans>;
    case "too_small_for_area":
      return (
        <Trans>
          The OTC desk is for amounts from{" "}
          <bdi>{withCode(boundText(locale, "USD", String(otcLeastUsd)), "USD")}</bdi>. Raise the
          minimum, or choose the marketplace.
        </Trans>
      );
    default:
      return <Trans>The OTC desk is for vendors and companies. Choose the marketplace.</Trans>;
  }
}

function AmountProblem({ field, code }: Problem): ReactNode {
  const policy = usePolicy().offer;
  switch (code) {
    case "below_minimum":
      return <Trans>The maximum must be at least the minimum.</Trans>;
    case "too_precise":
      return <Trans>Use fewer decimals for this currency.</Trans>;
    case "repeated":
      return <Trans>You entered the same amount twice.</Trans>;
    case "too_many":
      return (
        <Trans>
          At most <bdi>{policy.predefinedAmounts}</bdi> amounts.
        </Trans>
      );
    case "too_much_for_level":
      return (
        <Trans>
          Without a verified ID, each amount of a gift card offer can be up to{" "}
          <bdi>{withCode(String(policy.giftCardUsdCents / 100n), "USD")}</bdi>.
        </Trans>
      );
    default:
      return field === "predefined_amount" ? (
        <Trans>Add at least one amount above zero.</Trans>
      ) : (
        <Trans>Enter an amount above zero, such as 100.</Trans>
      );
  }
}

function TextProblem({ field, code }: Problem): ReactNode {
  const policy = usePolicy().offer;
  if (code === "not_plain_text") {
    return <Trans>Remove invisible characters. Use letters, digits and symbols.</Trans>;
  }
  if (field === "tags") {
    return (
      <Trans>
        At most <bdi>{policy.tags}</bdi> tags of up to <bdi>{policy.tagLength}</bdi> letters, none
        twice.
      </Trans>
    );
  }
  if (code === "too_long") return <Trans>This is too long.</Trans>;
  return <Trans>Check this field.</Trans>;
}
