import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { GuidedTour } from "../../../domain/account/guided-tours.ts";

type Step = () => ReactNode;

/** What each tour says, step by step. */
export const tourSteps: Readonly<Record<GuidedTour, readonly Step[]>> = {
  WALLET: [
    () => (
      <Trans>
        Your wallet shows what you own of each coin. What a trade holds in escrow is shown beside
        it: it goes to the buyer or comes back.
      </Trans>
    ),
    () => <Trans>The history names every amount that came or went, and the trade behind it.</Trans>,
  ],
  TRADE: [
    () => (
      <Trans>
        The heading says what happens next. When it is your turn, it says what to do and by when.
      </Trans>
    ),
    () => (
      <Trans>
        Write to your trade partner only in this chat, and pay only where this page says. Staff can
        help with what they can read here.
      </Trans>
    ),
    () => (
      <Trans>
        If something goes wrong, open a dispute: the crypto stays in escrow until it is decided.
      </Trans>
    ),
  ],
  OFFER_LISTING: [
    () => (
      <Trans>
        Each offer is one trader's: their price, how much you can trade, and their record. Open one
        to read its terms.
      </Trans>
    ),
    () => (
      <Trans>
        Choose the currency, the amount and how you pay. Nothing starts before you confirm a trade.
      </Trans>
    ),
  ],
  ONLY_VERIFIED_OFFERS: [
    () => (
      <Trans>
        You now see offers of traders with a verified ID only. Fewer offers are left; clear the
        filter to see all of them again.
      </Trans>
    ),
  ],
};
