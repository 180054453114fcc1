import { Trans } from "@lingui/react/macro";
import styles from "./receipt.module.css";

/** The path of a receipt's page. */
export function receiptPath(id: string): string {
  return `/trade/receipt/${id}`;
}

/** The address to give to others. */
export function receiptLink(id: string): string {
  return new URL(receiptPath(id), window.location.origin).href;
}

/** Saves the receipt as a PDF, or as a picture to send around. */
export function ReceiptFile({ id }: { id: string }) {
  return (
    <>
      <a className={styles.download} href={`/rest/v1/trade/receipt/${id}/file`} download>
        <Trans>Download PDF</Trans>
      </a>
      <a className={styles.download} href={`/rest/v1/trade/receipt/${id}/picture`} download>
        <Trans>Download picture</Trans>
      </a>
    </>
  );
}
