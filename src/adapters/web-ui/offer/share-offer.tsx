import { lazy, Suspense, useState } from "react";
import { useLingui } from "@lingui/react/macro";
import { Share2 } from "lucide-react";
import styles from "./share-offer.module.css";

/** Loaded when it is opened. */
const ShareOfferDialog = lazy(async () => ({
  default: (await import("./share-offer-dialog.tsx")).ShareOfferDialog,
}));

/** Opens the ways to send an offer to someone. */
export function ShareOffer({ id }: { id: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={t`Share this offer`}
        onClick={() => setOpen(true)}
      >
        <Share2 aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareOfferDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
