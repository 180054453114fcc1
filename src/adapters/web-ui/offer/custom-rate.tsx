import { lazy, Suspense, useState } from "react";
import { Trans } from "@lingui/react/macro";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import styles from "./quote-lines.module.css";

/** Loaded when it opens: it brings the dialogs. */
const CustomRateDialog = lazy(async () => ({
  default: (await import("./custom-rate-dialog.tsx")).CustomRateDialog,
}));

/** The way to what a price that does not follow the market is made of. */
export function CustomRate({ offer }: { offer: ViewedOffer }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.rate} onClick={() => setOpen(true)}>
        <Trans>Custom rate</Trans>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CustomRateDialog offer={offer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
