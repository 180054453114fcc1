import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import type { Mend } from "../../../domain/trade-start/mends.ts";
import { RemainingTrades } from "./remaining-trades.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { blockedPath, settingsPath, tradesPath, verifyIdPath } from "../navigation/paths.ts";

interface Step {
  readonly path: string;
  readonly words: () => ReactNode;
}

/** The steps that have a page; the reason says the others. */
const steps: Readonly<Partial<Record<Mend, Step>>> = {
  verify_id: { path: verifyIdPath, words: () => <Trans>Verify your ID</Trans> },
  sign_in: { path: "/login", words: () => <Trans>Sign in</Trans> },
  say_country: { path: settingsPath, words: () => <Trans>Say where you live</Trans> },
  show_full_name: { path: settingsPath, words: () => <Trans>Show your full name</Trans> },
  unblock_owner: { path: blockedPath, words: () => <Trans>See who you blocked</Trans> },
  top_up: { path: "/wallet", words: () => <Trans>Top up your wallet</Trans> },
  settle_debt: { path: "/wallet", words: () => <Trans>Settle what you owe</Trans> },
  finish_trade: { path: tradesPath, words: () => <Trans>Go to your active trades</Trans> },
};

/** The one step after which the reader can take an offer, where it has a page. */
export function MendLink(props: {
  offer: Pick<OfferCard, "notTakeableMend" | "remainingTrades">;
  className?: string | undefined;
}) {
  const { notTakeableMend: mend, remainingTrades } = props.offer;
  if (mend === "complete_trades" && remainingTrades !== null) {
    return (
      <span className={props.className}>
        <RemainingTrades count={remainingTrades} />
      </span>
    );
  }
  const step = mend === null ? undefined : steps[mend];
  if (!step) return null;
  return (
    <AppLink className={props.className} to={step.path}>
      {step.words()}
    </AppLink>
  );
}
