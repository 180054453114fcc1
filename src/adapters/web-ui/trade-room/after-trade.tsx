import { Trans } from "@lingui/react/macro";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Button } from "../design/button.tsx";
import { FeedbackPart } from "../feedback/feedback-part.tsx";
import { ReceiptButton } from "../receipt/receipt-button.tsx";
import styles from "./turn-card.module.css";

/** What follows a successful trade: the crypto, the receipt, and feedback on the other side. */
export function AfterTrade({ view }: { view: TradeView }) {
  const isHere = view.custody === "ledger";
  const hasReceived = isHere && view.mySide === "buyer" && view.escrowState === "released";
  return (
    <>
      <div className={styles.after}>
        {hasReceived && (
          <Button variant="plain" href="/wallet">
            <Trans>View wallet</Trans>
          </Button>
        )}
        <ReceiptButton view={view} />
      </div>
      <FeedbackPart view={view} />
    </>
  );
}
