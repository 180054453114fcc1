import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { paymentCode } from "../../../domain/payment-code/payment-code.ts";
import { CopyButton } from "../design/copy-button.tsx";
import { Money } from "../design/money.tsx";
import { LineLabel } from "../market/line-label.tsx";
import { PaymentQr } from "./payment-qr.tsx";
import styles from "./payment-details.module.css";

/**
 * Where the money goes, each value with a copy button. The paying user also gets the trade's
 * number, for the reference, and the amount: bank apps ask for both.
 */
export function PaymentDetails(props: {
  details: NonNullable<TradeView["paymentDetails"]>;
  toPay?: Pick<TradeView, "id" | "currency" | "fiatAmount" | "paymentMethod">;
  /** Only the last signs are shown: there is nothing to copy. */
  isMasked?: boolean;
}) {
  const { details, toPay, isMasked = false } = props;
  const { t } = useLingui();
  const code =
    toPay &&
    paymentCode({
      paymentMethod: toPay.paymentMethod.slug,
      currency: toPay.currency,
      amount: toPay.fiatAmount,
      reference: toPay.id,
      lines: details,
    });
  const list = (
    <dl className={styles.details} aria-label={t`Payment details`}>
      {details.map(({ label, value }) => (
        <Detail
          key={label}
          label={<LineLabel label={label} />}
          copied={isMasked ? undefined : value}
        >
          <bdi>{value}</bdi>
        </Detail>
      ))}
      {toPay && (
        <>
          <Detail label={<Trans>Reference</Trans>} copied={toPay.id}>
            <bdi>{toPay.id}</bdi>
          </Detail>
          <Detail label={<Trans>Amount</Trans>} copied={toPay.fiatAmount}>
            <Money currency={toPay.currency} amount={toPay.fiatAmount} />
          </Detail>
        </>
      )}
    </dl>
  );
  if (!code) return list;
  return (
    <>
      {list}
      <PaymentQr code={code} />
    </>
  );
}

function Detail(props: { label: ReactNode; copied: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt className={styles.label}>{props.label}</dt>
      <dd className={styles.value}>{props.children}</dd>
      {props.copied !== undefined && (
        <dd className={styles.copy}>
          <CopyButton value={props.copied} what={props.label} />
        </dd>
      )}
    </div>
  );
}

/** Says why the details are not shown yet. */
export function DetailsHidden(props: {
  partner: string;
  /** The reader has to do something first. */
  waitsForMe: boolean;
}) {
  const { partner, waitsForMe } = props;
  if (waitsForMe) {
    return (
      <p className={styles.hidden}>
        <Trans>Where to pay appears here once you've done the first step below.</Trans>
      </p>
    );
  }
  return (
    <p className={styles.hidden}>
      <Trans>
        Where to pay appears here as soon as <bdi>{partner}</bdi> may be paid.
      </Trans>
    </p>
  );
}
