import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { Flag } from "lucide-react";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import styles from "./report-offer.module.css";

/** Loaded when it is opened: hardly anybody does. */
const ReportOfferDialog = lazy(async () => ({
  default: (await import("./report-offer-dialog.tsx")).ReportOfferDialog,
}));

/** Lets the user report someone else's offer. */
export function ReportOffer({ offer }: { offer: ViewedOffer }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasReported = useRef(offer.isOfferReported);
  useEffect(() => {
    // The focused element is gone: the focus moves to the response.
    if (offer.isOfferReported && !wasReported.current) place.current?.focus();
    wasReported.current = offer.isOfferReported;
  }, [offer.isOfferReported]);
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {offer.isOfferReported ? (
        <p className={styles.reported} role="status">
          <Flag aria-hidden="true" />
          <span>
            <Trans>You reported this offer. A moderator will review it.</Trans>
          </span>
        </p>
      ) : (
        <button type="button" className={styles.open} onClick={() => setOpen(true)}>
          <Flag aria-hidden="true" />
          <Trans>Report this offer</Trans>
        </button>
      )}
      {isOpen && !offer.isOfferReported && (
        <Suspense fallback={null}>
          <ReportOfferDialog offerId={offer.idHashed} onCancel={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
