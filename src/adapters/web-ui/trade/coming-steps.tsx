import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { TradeFacts } from "./trade-facts.ts";

/** The possible future steps, by name; the first of a list is in progress. */
export type ComingStep =
  | "fund"
  | "funding"
  | "pay"
  | "show-card"
  | "check-card"
  | "share-code"
  | "check"
  | "check-code"
  | "arrive"
  | "decide"
  | "carry-out"
  | "judge-report"
  | "pay-back";

const cardSteps = ["show-card", "check-card", "share-code", "check-code"] as const;

/** The step in progress and those after it, if all goes well. Empty once the trade is closed. */
export function comingSteps({ status, escrow, debt, isByCard }: TradeFacts): readonly ComingStep[] {
  return match(status)
    .returnType<readonly ComingStep[]>()
    .with("pending", "not_funded", () => ["fund", "pay", "check", "arrive"])
    .with("funds_processing", "funds_processed", () => ["funding", "pay", "check", "arrive"])
    .with("active_funded", () => [
      ...(isByCard ? cardSteps : (["pay", "check"] as const)),
      "arrive",
    ])
    .with("gcc_info_shared", () => [...cardSteps.slice(1), "arrive"])
    .with("gcc_info_accepted", () => [...cardSteps.slice(2), "arrive"])
    .with("gcc_code_shared", "paid", () => [isByCard ? "check-code" : "check", "arrive"])
    .with("dispute_open", () => ["decide", "carry-out"])
    .with("dispute_won_buyer", "dispute_won_seller", "dispute_awarded", () =>
      escrow === "held" ? ["carry-out"] : [],
    )
    .with("chargeback_started", () => [debt ? "pay-back" : "judge-report"])
    .with(
      "released",
      "feedback_updated",
      "expired",
      "cancelled",
      "cancelled_buyer",
      "cancelled_seller",
      "cancelled_system",
      "chargeback_paid",
      () => [],
    )
    .exhaustive();
}

/** A step in words, with a detail below. */
export interface StepWords {
  readonly what: ReactNode;
  readonly detail?: ReactNode;
}

/** The texts of a step that has not happened yet. */
export function comingWords(step: ComingStep, facts: TradeFacts): StepWords {
  return facts.mySide === "buyer" ? forBuyer(step, facts) : forSeller(step, facts);
}

function forBuyer(step: ComingStep, facts: TradeFacts): StepWords {
  const { partner, fiat, crypto } = facts;
  return match(step)
    .returnType<StepWords>()
    .with("fund", () => ({
      what: (
        <Trans>
          <bdi>{partner}</bdi> funds the escrow with <bdi>{crypto}</bdi>
        </Trans>
      ),
    }))
    .with("pay", () => ({
      what: (
        <Trans>
          You pay <bdi>{fiat}</bdi> and mark the trade as paid
        </Trans>
      ),
      detail: <Trans>from an account in your own name</Trans>,
    }))
    .with("show-card", () => ({
      what: <Trans>You describe the card</Trans>,
      detail: <Trans>without its code</Trans>,
    }))
    .with("check-card", () => ({
      what: (
        <Trans>
          <bdi>{partner}</bdi> checks the card
        </Trans>
      ),
    }))
    .with("share-code", () => ({ what: <Trans>You share the code</Trans> }))
    .with("check", () => ({
      what: (
        <Trans>
          <bdi>{partner}</bdi> checks their account and releases
        </Trans>
      ),
      detail: <Trans>nobody can take the crypto back in the meantime</Trans>,
    }))
    .with("check-code", () => ({
      what: (
        <Trans>
          <bdi>{partner}</bdi> checks the code and releases
        </Trans>
      ),
      detail: <Trans>nobody can take the crypto back in the meantime</Trans>,
    }))
    .with("arrive", () => ({
      what: facts.isOnChain ? (
        <Trans>
          <bdi>{crypto}</bdi>, less the network fee, goes to your Bitcoin address
        </Trans>
      ) : (
        <Trans>
          <bdi>{crypto}</bdi> is in your wallet
        </Trans>
      ),
    }))
    .with("funding", "decide", "carry-out", "judge-report", "pay-back", (same) => forBoth(same))
    .exhaustive();
}

function forSeller(step: ComingStep, facts: TradeFacts): StepWords {
  const { partner, fiat, crypto } = facts;
  return match(step)
    .returnType<StepWords>()
    .with("fund", () => ({
      what: (
        <Trans>
          You fund the escrow with <bdi>{crypto}</bdi>
        </Trans>
      ),
    }))
    .with("pay", () => ({
      what: (
        <Trans>
          <bdi>{partner}</bdi> pays <bdi>{fiat}</bdi> and confirms it
        </Trans>
      ),
    }))
    .with("show-card", () => ({
      what: (
        <Trans>
          <bdi>{partner}</bdi> describes the card
        </Trans>
      ),
    }))
    .with("check-card", () => ({ what: <Trans>You check the card</Trans> }))
    .with("share-code", () => ({
      what: (
        <Trans>
          <bdi>{partner}</bdi> shares the code
        </Trans>
      ),
    }))
    .with("check", () => ({
      what: <Trans>You check your account and release</Trans>,
      detail: <Trans>only what has arrived counts, not an email or a screenshot</Trans>,
    }))
    .with("check-code", () => ({ what: <Trans>You check the code and release</Trans> }))
    .with("arrive", () => ({
      what: (
        <Trans>
          <bdi>{crypto}</bdi> goes to <bdi>{partner}</bdi>
        </Trans>
      ),
    }))
    .with("funding", "decide", "carry-out", "judge-report", "pay-back", (same) => forBoth(same))
    .exhaustive();
}

function forBoth(
  step: "funding" | "decide" | "carry-out" | "judge-report" | "pay-back",
): StepWords {
  return match(step)
    .returnType<StepWords>()
    .with("funding", () => ({ what: <Trans>The escrow is funded</Trans> }))
    .with("decide", () => ({
      what: <Trans>A case worker decides and names the rule</Trans>,
      detail: <Trans>the crypto stays in escrow until then</Trans>,
    }))
    .with("carry-out", () => ({ what: <Trans>The decision is carried out</Trans> }))
    .with("judge-report", () => ({ what: <Trans>A moderator reviews the report</Trans> }))
    .with("pay-back", () => ({ what: <Trans>Paid in full</Trans> }))
    .exhaustive();
}
