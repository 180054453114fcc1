import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReceiptView } from "../../http/contract/trade/trade-receipt.ts";
import { assetOfCode, priceText, withCode } from "../design/amount-text.ts";
import { Money } from "../design/money.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { UtcMoment } from "../design/utc-moment.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { verifyCasePath } from "../navigation/paths.ts";
import { statusWords } from "../trade/status-words.tsx";
import styles from "./receipt.module.css";

/** What a receipt says, and when it was read. Times are in UTC: its readers may be anywhere. */
export function ReceiptFacts({ receipt }: { receipt: ReceiptView }) {
  const { i18n } = useLingui();
  const { cryptoAmount, receivedAmount, currency, paidAt, receivedAt, escrow } = receipt;
  const { kind, words } = statusWords(receipt.status);
  const asset = assetOfCode(cryptoAmount.currency);
  const price = withCode(priceText(i18n.locale, receipt.fiatPricePerCrypto), currency);
  return (
    <>
      <dl className={styles.facts}>
        <Fact label={<Trans>Trade</Trans>}>
          <bdi>{receipt.tradeHash}</bdi>
        </Fact>
        <Fact label={<Trans>Status</Trans>}>
          <StatusChip kind={kind}>{words}</StatusChip>
        </Fact>
        {receivedAmount && (
          <Fact label={<Trans>The buyer received</Trans>}>
            <Money asset={asset} amount={receivedAmount.amount} />
          </Fact>
        )}
        {escrow && (
          <Fact label={<Trans>Escrow on the blockchain</Trans>}>{escrowWords(escrow.state)}</Fact>
        )}
        {escrow && escrow.transaction !== null && (
          <Fact label={<Trans>Transaction</Trans>}>
            <bdi dir="ltr" className={styles.root}>
              {escrow.transaction}
            </bdi>
          </Fact>
        )}
        <Fact label={<Trans>Agreed on</Trans>}>
          <Money asset={asset} amount={cryptoAmount.amount} /> ·{" "}
          <Money currency={currency} amount={receipt.fiatAmount} />
        </Fact>
        <Fact label={<Trans>Price</Trans>}>
          <bdi>{price}</bdi>
        </Fact>
        <Fact label={<Trans>Paid by</Trans>}>
          <bdi>{receipt.paymentMethod.name}</bdi>
        </Fact>
        <Fact label={<Trans>Started</Trans>}>
          <UtcMoment at={receipt.startedAt} />
        </Fact>
        {paidAt !== null && (
          <Fact label={<Trans>Marked as paid</Trans>}>
            <UtcMoment at={paidAt} />
          </Fact>
        )}
        {receivedAt !== null && (
          <Fact label={<Trans>Crypto received</Trans>}>
            <UtcMoment at={receivedAt} />
          </Fact>
        )}
      </dl>
      <p className={styles.fine}>
        <Trans>Root of the trade's case file:</Trans> <bdi dir="ltr">{receipt.caseFileRoot}</bdi>{" "}
        <span className={styles.onScreen}>
          <AppLink to={verifyCasePath}>
            <Trans>Check a case file</Trans>
          </AppLink>
        </span>
      </p>
      <p className={styles.fine}>
        <Trans>
          Read from the trade and our books on <UtcMoment at={receipt.now} />.
        </Trans>
      </p>
    </>
  );
}

/** Where the Bitcoin of a trade that is over is. */
function escrowWords(state: NonNullable<ReceiptView["escrow"]>["state"]): ReactNode {
  switch (state) {
    case "keys_wanted":
    case "unused":
    case "address_ready":
      return <Trans>Not paid</Trans>;
    case "seen":
      return <Trans>The payment was seen. Blocks have to confirm it.</Trans>;
    case "funded":
      return <Trans>Not paid out yet: the buyer or the seller has to sign the payout.</Trans>;
    case "payout_proposed":
    case "signed":
      return <Trans>The payout is signed by one of the parties. We sign as the second.</Trans>;
    case "sent":
      return <Trans>The payout was sent. Blocks have to confirm it.</Trans>;
    case "settled":
      return <Trans>The Bitcoin was paid out.</Trans>;
    case "exited":
      return <Trans>The Bitcoin left the escrow without our key.</Trans>;
  }
}

function Fact(props: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{props.label}</dt>
      <dd className={styles.value}>{props.children}</dd>
    </div>
  );
}
