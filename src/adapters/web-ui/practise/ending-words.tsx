import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { StatusKind } from "../design/status-chip.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import type { PracticeEnding } from "./practice-ending.ts";

/** How a practice ended, and the lesson. */
interface EndingWords {
  readonly kind: StatusKind;
  readonly title: ReactNode;
  readonly lesson: ReactNode;
}

/** The texts of an ending. */
export function endingWords(ending: PracticeEnding, facts: TradeFacts): EndingWords {
  const { partner, crypto, fiat } = facts;
  return match(ending)
    .returnType<EndingWords>()
    .with({ kind: "done", mySide: "buyer" }, () => ({
      kind: "done",
      title: <Trans>Done. The crypto is yours</Trans>,
      lesson: (
        <Trans>
          The crypto was in escrow before you paid, and once you marked the trade as paid no
          deadline could take it away. <bdi>{partner}</bdi> released it once the money arrived.
        </Trans>
      ),
    }))
    .with({ kind: "done", mySide: "seller" }, () => ({
      kind: "done",
      title: <Trans>Done. You checked before you released</Trans>,
      lesson: (
        <Trans>
          <bdi>{partner}</bdi> claimed to have paid, and even sent a screenshot, when nothing had
          arrived. You released only after you saw the money. That's all it takes.
        </Trans>
      ),
    }))
    .with({ kind: "released-early" }, () => ({
      kind: "refused",
      title: <Trans>You released before the money arrived</Trans>,
      lesson: (
        <Trans>
          In a real trade <bdi>{crypto}</bdi> would be gone, and nobody could get it back.
          Screenshots are easy to fake. Check your bank app, and wait until <bdi>{fiat}</bdi> is
          there: no deadline makes you release.
        </Trans>
      ),
    }))
    .with({ kind: "time-over", isPaid: true }, () => ({
      kind: "ended",
      title: <Trans>The time ran out although you had paid</Trans>,
      lesson: (
        <Trans>
          The trade wasn't marked as paid, so it ended and <bdi>{crypto}</bdi> went back. In a real
          trade you would ask <bdi>{partner}</bdi> at once to reopen it. Mark the trade as paid as
          soon as you have paid: that stops the clock.
        </Trans>
      ),
    }))
    .with({ kind: "time-over" }, () => ({
      kind: "ended",
      title: <Trans>The time ran out</Trans>,
      lesson: (
        <Trans>
          Nobody paid in time, so <bdi>{crypto}</bdi> went back to <bdi>{partner}</bdi>. Nobody lost
          anything. Start a trade only when you can pay within the payment window.
        </Trans>
      ),
    }))
    .with({ kind: "cancelled", isPaid: true }, { kind: "given-back", isPaid: true }, () => ({
      kind: "refused",
      title: <Trans>You returned the crypto although you had paid</Trans>,
      lesson: (
        <Trans>
          <bdi>{partner}</bdi> has your <bdi>{fiat}</bdi>, and nothing is held for you any more.
          Never cancel a trade that you have paid for: open a dispute instead.
        </Trans>
      ),
    }))
    .with({ kind: "cancelled" }, { kind: "given-back" }, () => ({
      kind: "ended",
      title: <Trans>The trade is cancelled</Trans>,
      lesson: (
        <Trans>
          <bdi>{crypto}</bdi> went back to <bdi>{partner}</bdi> at once. A buyer who hasn't paid can
          cancel at any time, and nobody loses anything.
        </Trans>
      ),
    }))
    .with({ kind: "disputed", mySide: "buyer" }, () => ({
      kind: "dispute",
      title: <Trans>A case worker has to decide</Trans>,
      lesson: (
        <Trans>
          You marked the trade as paid, but nothing was sent. The crypto stays in escrow until a
          case worker has seen the evidence of both sides. Without a payment it goes back to{" "}
          <bdi>{partner}</bdi>, and it stays on your record.
        </Trans>
      ),
    }))
    .with({ kind: "disputed", mySide: "seller" }, () => ({
      kind: "dispute",
      title: <Trans>A case worker has to decide</Trans>,
      lesson: (
        <Trans>
          <bdi>{fiat}</bdi> was in your account, and you didn't release. The crypto stays in escrow
          until a case worker has seen the evidence of both sides. If the payment is proven, it goes
          to <bdi>{partner}</bdi>.
        </Trans>
      ),
    }))
    .exhaustive();
}
