import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { TradeFacts } from "../trade/trade-facts.ts";

/** The guide's stops in a trade. */
type GuideStop = 1 | 2 | 3 | 4;

/** The guide's text at a stop, in one sentence. */
export function guideWords(stop: Exclude<GuideStop, 4>, facts: TradeFacts): ReactNode {
  return facts.mySide === "buyer" ? forBuyer(stop, facts) : forSeller(stop, facts);
}

function forBuyer(stop: Exclude<GuideStop, 4>, { partner, crypto, fiat }: TradeFacts): ReactNode {
  if (stop === 1) {
    return (
      <Trans>
        <bdi>{crypto}</bdi> is in escrow and <bdi>{partner}</bdi> can't take it back, so send{" "}
        <bdi>{fiat}</bdi> from your pretend bank.
      </Trans>
    );
  }
  if (stop === 2) {
    return <Trans>Now mark the trade as paid: only that stops the clock.</Trans>;
  }
  return (
    <Trans>
      <bdi>{partner}</bdi> checks their account and releases. The crypto can no longer go back
      because of a deadline.
    </Trans>
  );
}

function forSeller(stop: Exclude<GuideStop, 4>, { partner, crypto, fiat }: TradeFacts): ReactNode {
  if (stop === 1) {
    return (
      <Trans>
        Your <bdi>{crypto}</bdi> is in escrow. There's nothing to do until <bdi>{partner}</bdi> says
        they sent <bdi>{fiat}</bdi>.
      </Trans>
    );
  }
  if (stop === 2) {
    return (
      <Trans>
        <bdi>{partner}</bdi> says they paid, so check your pretend bank. Only what is there counts,
        never a screenshot.
      </Trans>
    );
  }
  return (
    <Trans>
      <bdi>{fiat}</bdi> is in your account, from the right name. Now you can release.
    </Trans>
  );
}
