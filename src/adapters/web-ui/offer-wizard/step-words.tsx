import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { OfferSide } from "../../../domain/offer/offer.ts";
import type { StepName } from "./wizard-steps.ts";

/** The question of a step. */
export function stepTitle(step: StepName, side: OfferSide): ReactNode {
  switch (step) {
    case "deal":
      return <Trans>What do you want to do?</Trans>;
    case "payment":
      return side === "sell" ? (
        <Trans>How do you want to get paid?</Trans>
      ) : (
        <Trans>How will you pay?</Trans>
      );
    case "price":
      return <Trans>What is your price?</Trans>;
    case "amounts":
      return <Trans>How much, and how fast?</Trans>;
    case "terms":
      return <Trans>What should others know?</Trans>;
    case "preview":
      return <Trans>How others will see it</Trans>;
  }
}

/** The names of the steps, beside their numbers. */
export function stepLabels(): Readonly<Record<StepName, ReactNode>> {
  return {
    deal: <Trans>Type</Trans>,
    payment: <Trans>Payment</Trans>,
    price: <Trans>Price</Trans>,
    amounts: <Trans>Amounts</Trans>,
    terms: <Trans>Terms</Trans>,
    preview: <Trans>Preview</Trans>,
  };
}
