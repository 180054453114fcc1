import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { TradeFacts } from "../trade/trade-facts.ts";

/** Says that amount and fee were put into escrow, before any other agreement. */
export function firstHeld(facts: TradeFacts): ReactNode {
  return facts.hasNewAmounts ? <Trans>The crypto and the fee held in escrow</Trans> : held(facts);
}

/** Says that amount and fee are held. */
export function held({ crypto, fee }: TradeFacts): ReactNode {
  return (
    <Trans>
      <bdi>{crypto}</bdi> and <bdi>{fee}</bdi> fee held in escrow
    </Trans>
  );
}

/** Says that what was held was returned to the seller. */
export function wentBack(facts: TradeFacts): ReactNode {
  const { mySide, partner, crypto, escrow, hasNewAmounts } = facts;
  if (escrow === "none") return <Trans>nothing was held</Trans>;
  if (hasNewAmounts) return <Trans>the crypto and the fee went back to the seller</Trans>;
  return mySide === "seller" ? (
    <Trans>
      <bdi>{crypto}</bdi> and the fee were returned to you
    </Trans>
  ) : (
    <Trans>
      <bdi>{crypto}</bdi> went back to <bdi>{partner}</bdi>
    </Trans>
  );
}
