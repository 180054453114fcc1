import { Trans } from "@lingui/react/macro";
import type { ReceiptView } from "../../http/contract/trade/trade-receipt.ts";
import { Button } from "../design/button.tsx";
import { CopyButton } from "../design/copy-button.tsx";
import { InfoDialog } from "../design/info-dialog.tsx";
import { ReceiptFacts } from "./receipt-facts.tsx";
import { ReceiptFile, receiptLink, receiptPath } from "./receipt-link.tsx";
import styles from "./receipt.module.css";

/** A preview of the receipt as others see it, with its link. */
export function ReceiptDialog(props: { receipt: ReceiptView; onClose: () => void }) {
  const { receipt, onClose } = props;
  const id = receipt.invoiceUUID;
  const link = receiptLink(id);
  return (
    <InfoDialog
      open
      title={<Trans>Receipt</Trans>}
      onClose={onClose}
      act={
        <Button variant="primary" href={receiptPath(id)}>
          <Trans>Open</Trans>
        </Button>
      }
    >
      <ReceiptFacts receipt={receipt} />
      <div className={styles.files}>
        <ReceiptFile id={id} />
      </div>
      <p className={styles.fine}>
        <Trans>
          Anyone with this link can see the receipt. It names neither of you, and no accounts.
        </Trans>
      </p>
      <p className={styles.link}>
        <bdi dir="ltr">{link}</bdi>
        <CopyButton value={link} what={<Trans>Link to the receipt</Trans>} />
      </p>
    </InfoDialog>
  );
}
