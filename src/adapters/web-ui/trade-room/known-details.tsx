import { Trans } from "@lingui/react/macro";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Card } from "../design/card.tsx";
import { isCountedDown } from "../trade/clock-words.tsx";
import { PaymentDetails } from "./payment-details.tsx";
import styles from "./trade-room.module.css";

/** The payment details where the turn's card does not show them. */
export function KnownDetails({ view }: { view: TradeView }) {
  const isBuyer = view.mySide === "buyer";
  if (view.paymentDetails === null || (isBuyer && isCountedDown(view.status))) return null;
  return (
    <Card>
      <section className={styles.details} aria-labelledby="details">
        <h2 id="details" className={styles.title}>
          {isBuyer ? <Trans>Payment details</Trans> : <Trans>Your payment details</Trans>}
        </h2>
        <PaymentDetails details={view.paymentDetails} />
      </section>
    </Card>
  );
}
