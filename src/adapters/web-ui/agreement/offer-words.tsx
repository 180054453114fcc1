import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { ButtonVariant } from "../design/button.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import type { PlainOfferable } from "./agreement-deed.ts";

/** The confirmation question, with the effect of confirming. */
export interface QuestionWords {
  readonly title: ReactNode;
  readonly effect: ReactNode;
  readonly confirm: ReactNode;
  readonly variant: ButtonVariant;
}

/** A possible proposal: its entry and its question. */
export interface OfferWords extends QuestionWords {
  readonly label: ReactNode;
}

/** The texts of possible proposals. `moreTime`: the length of an extension, "30 minutes". */
export function offerWords(what: PlainOfferable, facts: TradeFacts, moreTime: string): OfferWords {
  const { mySide, partner, crypto, fiat } = facts;
  return match(what)
    .returnType<OfferWords>()
    .with("extend", () => ({
      label: (
        <Trans>
          Give <bdi>{moreTime}</bdi> more
        </Trans>
      ),
      title: (
        <Trans>
          Give <bdi>{partner}</bdi> more time to pay?
        </Trans>
      ),
      effect: (
        <Trans>
          <bdi>{moreTime}</bdi> is added to the time left. <bdi>{crypto}</bdi> stays in escrow until
          then. You can't take the time back.
        </Trans>
      ),
      confirm: <Trans>Give more time</Trans>,
      variant: "primary",
    }))
    .with("withdraw-paid", () => ({
      label: <Trans>I haven't paid after all</Trans>,
      title: <Trans>Mark as not paid?</Trans>,
      effect: (
        <Trans>
          The payment window runs again, and when it ends the crypto goes back to{" "}
          <bdi>{partner}</bdi>. You can do this once. If you did send <bdi>{fiat}</bdi>, don't mark
          the trade as not paid.
        </Trans>
      ),
      confirm: <Trans>I haven't paid</Trans>,
      variant: "danger",
    }))
    .with("agree-cancel", () => ({
      label: <Trans>Propose cancelling</Trans>,
      title: (
        <Trans>
          Propose cancelling to <bdi>{partner}</bdi>?
        </Trans>
      ),
      effect:
        mySide === "buyer" ? (
          <Trans>
            If <bdi>{partner}</bdi> accepts, the trade ends: nothing is paid, and{" "}
            <bdi>{crypto}</bdi> goes back to <bdi>{partner}</bdi>. It doesn't count against either
            of you. If you have sent money, get it back first.
          </Trans>
        ) : (
          <Trans>
            If <bdi>{partner}</bdi> accepts, the trade ends: nothing is paid, and{" "}
            <bdi>{crypto}</bdi> and the fee come back to you. It doesn't count against either of
            you. If money arrived, refund it first.
          </Trans>
        ),
      confirm: <Trans>Propose cancelling</Trans>,
      variant: "primary",
    }))
    .with("paid-by-someone-else", () => ({
      label: <Trans>Someone else paid: refund and propose cancelling</Trans>,
      title: <Trans>Have you refunded the money?</Trans>,
      effect: (
        <Trans>
          First, refund <bdi>{fiat}</bdi> to the account it came from. Then <bdi>{partner}</bdi>{" "}
          confirms that it arrived. Only then does the trade end: <bdi>{crypto}</bdi> and the fee
          come back to you, and it doesn't count against either of you.
        </Trans>
      ),
      confirm: <Trans>I refunded it</Trans>,
      variant: "primary",
    }))
    .with("amend", () => ({
      label:
        mySide === "seller" ? (
          <Trans>A different amount arrived</Trans>
        ) : (
          <Trans>I paid a different amount</Trans>
        ),
      title:
        mySide === "seller" ? (
          <Trans>
            How much arrived instead of <bdi>{fiat}</bdi>?
          </Trans>
        ) : (
          <Trans>
            How much did you pay instead of <bdi>{fiat}</bdi>?
          </Trans>
        ),
      effect: (
        <Trans>
          If <bdi>{partner}</bdi> accepts, the trade ends: the crypto is released in proportion to
          the amount, and nobody can undo it.
        </Trans>
      ),
      confirm: <Trans>Propose settling</Trans>,
      variant: "primary",
    }))
    .exhaustive();
}
