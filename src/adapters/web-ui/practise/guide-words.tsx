import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { TradeFacts } from "../trade/trade-facts.ts";

/** Where in a trade the guide stops. */
type GuideStop = 1 | 2 | 3 | 4;

/** What the guide says at a stop, in one sentence. */
export function guideWords(stop: Exclude<GuideStop, 4>, facts: TradeFacts): ReactNode {
  return facts.mySide === "buyer" ? forBuyer(stop, facts) : forSeller(stop, facts);
}

function forBuyer(stop: Exclude<GuideStop, 4>, { partner, crypto, fiat }: TradeFacts): ReactNode {
  if (stop === 1) {
    return (
      <Trans>
        <bdi>{crypto}</bdi> is locked and <bdi>{partner}</bdi> cannot take it back, so send{" "}
        <bdi>{fiat}</bdi> from your pretend bank.
      </Trans>
    );
  }
  if (stop === 2) {
    return <Trans>Now say that you have paid: only that stops the clock.</Trans>;
  }
  return (
    <Trans>
      <bdi>{partner}</bdi> looks into the account and releases; no clock can take the crypto from
      you any more.
    </Trans>
  );
}

function forSeller(stop: Exclude<GuideStop, 4>, { partner, crypto, fiat }: TradeFacts): ReactNode {
  if (stop === 1) {
    return (
      <Trans>
        Your <bdi>{crypto}</bdi> is locked, and you have nothing to do until <bdi>{partner}</bdi>{" "}
        says that <bdi>{fiat}</bdi> was sent.
      </Trans>
    );
  }
  if (stop === 2) {
    return (
      <Trans>
        <bdi>{partner}</bdi> says that it is paid, so look into your pretend bank: only what is
        there counts, never a picture.
      </Trans>
    );
  }
  return (
    <Trans>
      <bdi>{fiat}</bdi> is in your bank, from the right name: now you can release.
    </Trans>
  );
}
