import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { DisputeReason } from "../../../domain/trade/trade-command.ts";

/** Why a dispute was opened by a party, by staff, or automatically. */
type Opening = DisputeReason | "staff" | "time" | "locked_party";

const words: Readonly<Record<Opening, () => ReactNode>> = {
  outside_escrow: () => <Trans>I was asked to trade outside the escrow</Trans>,
  bad_offer_terms: () => <Trans>They asked for something the offer doesn't mention</Trans>,
  obvious_scam: () => <Trans>I think this is fraud</Trans>,
  negotiation: () => <Trans>We disagree about the amount or the payment</Trans>,
  other: () => <Trans>Something else</Trans>,
  seller_does_not_release: () => <Trans>I paid and the seller does not release</Trans>,
  paid_by_another_person: () => <Trans>The payment came from another person</Trans>,
  wrong_amount: () => <Trans>The wrong amount was paid</Trans>,
  staff: () => <Trans>Staff reviewed the trade</Trans>,
  time: () => <Trans>Nobody acted for a long time</Trans>,
  locked_party: () => <Trans>One of the two accounts was locked</Trans>,
};

/** A reason in the words of the party who chooses it. */
export function reasonWords(reason: string): ReactNode {
  const known: Readonly<Record<string, (() => ReactNode) | undefined>> = words;
  return (known[reason] ?? words.other)();
}
