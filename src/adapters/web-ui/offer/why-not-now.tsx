import { lazy, Suspense, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { RefusalCode } from "../../http/contract/refusals.ts";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { RefusalWords } from "../failure/failure-words.tsx";

const MendLink = lazy(async () => ({
  default: (await import("../market/mend-link.tsx")).MendLink,
}));

/** Why the user cannot take the offer, known in advance; undefined if they can. */
export function whyNotNow(offer: ViewedOffer): ReactNode {
  if (offer.isOwn) return <Trans>This is your own offer.</Trans>;
  if (!offer.isActive) return <RefusalWords code="offer_not_active" />;
  if (offer.price === null) return <RefusalWords code="no_fresh_rate" />;
  if (!offer.takeable && offer.notTakeableCode !== null) {
    const { notTakeableCode, notTakeableUntil, notTakeableMend } = offer;
    return (
      <>
        <RefusalWords code={notTakeableCode as RefusalCode} until={notTakeableUntil} />
        {notTakeableMend !== null && (
          <Suspense fallback={null}>
            {" "}
            <MendLink offer={offer} />
          </Suspense>
        )}
      </>
    );
  }
  return undefined;
}
