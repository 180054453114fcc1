import { Trans } from "@lingui/react/macro";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Card } from "../design/card.tsx";
import { isCountedDown } from "../trade/clock-words.tsx";
import { PaymentDetails } from "./payment-details.tsx";
import styles from "./trade-room.module.css";

/** The payment details, if the turn card does not show them. */
export function KnownDetails({ view }: { view: TradeView }) {
  const isBuyer = view.mySide === "buyer";
  // None at all: a gift card is paid to no account.
  if (view.paymentDetails === null || view.paymentDetails.length === 0) return null;
  if (isBuyer && isCountedDown(view.status)) return null;
  return (
    <Card>
      <section className={styles.details} aria-labelledby="details">
        <h2 id="details" className={styles.title}>
          {isBuyer ? <Trans>Payment details</Trans> : <Trans>Your payment details</Trans>}
        </h2>
        <PaymentDetails details={view.paymentDetails} isMasked={view.arePaymentDetailsMasked} />
        {view.arePaymentDetailsMasked && (
          <p className={styles.note}>
            <Trans>
              The trade is over, so only the last 4 characters are shown to protect the seller.
            </Trans>
          </p>
        )}
      </section>
    </Card>
  );
}
