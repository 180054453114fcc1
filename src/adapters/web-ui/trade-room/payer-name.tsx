import { Trans } from "@lingui/react/macro";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import styles from "./payer-name.module.css";

/** Whose account the payment comes from, beside what the offer says about names. */
export function PayerName({ view }: { view: TradeView }) {
  const { payerName, label, mySide } = view;
  if (view.paidAt === null) return null;
  const isMissed = mySide === "seller" && view.status === "paid" && view.giftCard === null;
  if (payerName === null && !isMissed) return null;
  return (
    <dl className={styles.payer}>
      <div>
        <dt>{mySide === "buyer" ? <Trans>You paid as</Trans> : <Trans>Payer's name</Trans>}</dt>
        <dd>{payerName === null ? <Trans>not given</Trans> : <bdi>{payerName}</bdi>}</dd>
      </div>
      {label !== "" && (
        <div>
          <dt>
            <Trans>Offer</Trans>
          </dt>
          <dd>
            <bdi>{label}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
