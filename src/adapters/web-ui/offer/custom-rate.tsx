import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { CustomRateDialog } from "./custom-rate-dialog.tsx";
import styles from "./quote-lines.module.css";

/** The way to what a price that does not follow the market is made of. */
export function CustomRate({ offer }: { offer: ViewedOffer }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.rate} onClick={() => setOpen(true)}>
        <Trans>Custom rate</Trans>
      </button>
      {isOpen && <CustomRateDialog offer={offer} onClose={() => setOpen(false)} />}
    </>
  );
}
