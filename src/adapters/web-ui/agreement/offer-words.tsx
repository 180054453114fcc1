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
          <bdi>{moreTime}</bdi> come on top of the time that is left. Until then <bdi>{crypto}</bdi>{" "}
          stays held. You cannot take the time back.
        </Trans>
      ),
      confirm: <Trans>Give more time</Trans>,
      variant: "primary",
    }))
    .with("withdraw-paid", () => ({
      label: <Trans>I have not paid after all</Trans>,
      title: <Trans>Take back that you paid?</Trans>,
      effect: (
        <Trans>
          The time to pay runs again, and at zero the crypto goes back to <bdi>{partner}</bdi>. You
          can do this once. If you did send <bdi>{fiat}</bdi>, do not take it back.
        </Trans>
      ),
      confirm: <Trans>I have not paid</Trans>,
      variant: "danger",
    }))
    .with("agree-cancel", () => ({
      label: <Trans>Offer to cancel together</Trans>,
      title: (
        <Trans>
          Offer <bdi>{partner}</bdi> to cancel together?
        </Trans>
      ),
      effect:
        mySide === "buyer" ? (
          <Trans>
            If <bdi>{partner}</bdi> accepts, the trade ends: nothing is paid, <bdi>{crypto}</bdi>{" "}
            goes back to <bdi>{partner}</bdi>, nobody gets a mark. If you have sent money, get it
            back first.
          </Trans>
        ) : (
          <Trans>
            If <bdi>{partner}</bdi> accepts, the trade ends: nothing is paid, <bdi>{crypto}</bdi>{" "}
            and the fee come back to you, nobody gets a mark. If money arrived, send it back first.
          </Trans>
        ),
      confirm: <Trans>Offer to cancel</Trans>,
      variant: "primary",
    }))
    .with("paid-by-someone-else", () => ({
      label: <Trans>Somebody else paid: offer to cancel after the refund</Trans>,
      title: <Trans>Have you sent the money back?</Trans>,
      effect: (
        <Trans>
          First <bdi>{fiat}</bdi> goes back to the account it came from. Then <bdi>{partner}</bdi>{" "}
          confirms that it arrived. Only then the trade ends: <bdi>{crypto}</bdi> and the fee come
          back to you, nobody gets a mark.
        </Trans>
      ),
      confirm: <Trans>Yes, I sent it back</Trans>,
      variant: "primary",
    }))
    .with("amend", () => ({
      label:
        mySide === "seller" ? (
          <Trans>Another amount arrived</Trans>
        ) : (
          <Trans>I paid another amount</Trans>
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
          If <bdi>{partner}</bdi> accepts, the trade ends: the crypto follows the amount in
          proportion, and nobody can undo that.
        </Trans>
      ),
      confirm: <Trans>Offer to settle</Trans>,
      variant: "primary",
    }))
    .exhaustive();
}
