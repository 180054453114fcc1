import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { StatusKind } from "../design/status-chip.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import type { PracticeEnding } from "./practice-ending.ts";

/** How a practice ended, and what it shows. */
interface EndingWords {
  readonly kind: StatusKind;
  readonly title: ReactNode;
  readonly lesson: ReactNode;
}

/** The words of an end. */
export function endingWords(ending: PracticeEnding, facts: TradeFacts): EndingWords {
  const { partner, crypto, fiat } = facts;
  return match(ending)
    .returnType<EndingWords>()
    .with({ kind: "done", mySide: "buyer" }, () => ({
      kind: "done",
      title: <Trans>Done. The crypto is yours</Trans>,
      lesson: (
        <Trans>
          The crypto was locked before you paid, and from the moment you said so no clock could take
          it away. <bdi>{partner}</bdi> released it once the money was there.
        </Trans>
      ),
    }))
    .with({ kind: "done", mySide: "seller" }, () => ({
      kind: "done",
      title: <Trans>Done. You looked before you released</Trans>,
      lesson: (
        <Trans>
          <bdi>{partner}</bdi> said to have paid, and even showed a picture, when nothing had come.
          You released only what you saw in your bank. That is all it takes.
        </Trans>
      ),
    }))
    .with({ kind: "released-early" }, () => ({
      kind: "refused",
      title: <Trans>You released before the money was there</Trans>,
      lesson: (
        <Trans>
          In a real trade <bdi>{crypto}</bdi> would be gone, and nobody could bring it back. A
          screenshot is easily made. Look into your bank app, and wait until <bdi>{fiat}</bdi> is
          there: no deadline makes you release.
        </Trans>
      ),
    }))
    .with({ kind: "time-over", isPaid: true }, () => ({
      kind: "ended",
      title: <Trans>The time ran out, though you had paid</Trans>,
      lesson: (
        <Trans>
          Nobody had said that it was paid, so the trade ended and <bdi>{crypto}</bdi> went back. In
          a real trade you would ask <bdi>{partner}</bdi> at once to reopen it. Say that you have
          paid as soon as you have: that stops the clock.
        </Trans>
      ),
    }))
    .with({ kind: "time-over" }, () => ({
      kind: "ended",
      title: <Trans>The time ran out</Trans>,
      lesson: (
        <Trans>
          Nobody paid in time, so <bdi>{crypto}</bdi> went back to <bdi>{partner}</bdi>. Nobody lost
          anything. Start a trade only when you can pay within its time.
        </Trans>
      ),
    }))
    .with({ kind: "cancelled", isPaid: true }, { kind: "given-back", isPaid: true }, () => ({
      kind: "refused",
      title: <Trans>You gave the crypto back, though you had paid</Trans>,
      lesson: (
        <Trans>
          Your <bdi>{fiat}</bdi> is with <bdi>{partner}</bdi>, and nothing is held for it any more.
          Never cancel a trade that you have paid for: ask for help in a dispute instead.
        </Trans>
      ),
    }))
    .with({ kind: "cancelled" }, { kind: "given-back" }, () => ({
      kind: "ended",
      title: <Trans>The trade is cancelled</Trans>,
      lesson: (
        <Trans>
          <bdi>{crypto}</bdi> went back to <bdi>{partner}</bdi> at once. A buyer who has not paid
          can leave at any time, and nobody loses anything.
        </Trans>
      ),
    }))
    .with({ kind: "disputed", mySide: "buyer" }, () => ({
      kind: "dispute",
      title: <Trans>A case worker has to decide</Trans>,
      lesson: (
        <Trans>
          You said that you had paid, and nothing was sent. The crypto stays held until a case
          worker has seen the evidence of both; without a payment it goes back to{" "}
          <bdi>{partner}</bdi>, and your record shows it.
        </Trans>
      ),
    }))
    .with({ kind: "disputed", mySide: "seller" }, () => ({
      kind: "dispute",
      title: <Trans>A case worker has to decide</Trans>,
      lesson: (
        <Trans>
          <bdi>{fiat}</bdi> was in your bank, and you did not release. The crypto stays held until a
          case worker has seen the evidence of both; with a payment it goes to <bdi>{partner}</bdi>.
        </Trans>
      ),
    }))
    .exhaustive();
}
