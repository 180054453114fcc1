import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Info } from "lucide-react";
import { InfoDialog } from "../design/info-dialog.tsx";
import styles from "./compare-button.module.css";

/** What "best" means in the usual order. */
export function OrderWords() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t`How offers are ordered`}
        onClick={() => setOpen(true)}
      >
        <Info aria-hidden="true" />
      </button>
      {isOpen && (
        <InfoDialog
          open
          title={<Trans>How offers are ordered</Trans>}
          onClose={() => setOpen(false)}
        >
          <p>
            <Trans>
              The best offer for you comes first. Each offer has a score: 50 points for a price at
              the market, one more or fewer for each 0.2% that the price is better or worse for you.
            </Trans>
          </p>
          <p>
            <Trans>
              The trader adds up to 50: 20 for completed trades, 15 for a fast release, 10 for good
              feedback, 5 for being online. Trades left unanswered cost points.
            </Trans>
          </p>
          <p>
            <Trans>
              Offers that moderators pin or that owners promote stand before the others, and are
              marked.
            </Trans>
          </p>
        </InfoDialog>
      )}
    </>
  );
}
