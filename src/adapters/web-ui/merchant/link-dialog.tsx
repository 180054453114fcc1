import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentLinkView } from "../../http/contract/merchant/merchant.ts";
import { CopyButton } from "../design/copy-button.tsx";
import { InfoDialog } from "../design/info-dialog.tsx";
import { Money } from "../design/money.tsx";
import { QrCode } from "../design/qr-code.tsx";
import styles from "./merchant.module.css";

/** What a merchant gives to the payer: the address, and the same as a code to scan. */
export function LinkDialog({ link, onClose }: { link: PaymentLinkView; onClose: () => void }) {
  const { t } = useLingui();
  const address = new URL(link.path, window.location.origin).href;
  return (
    <InfoDialog open title={<bdi>{link.title}</bdi>} onClose={onClose}>
      <div className={styles.part}>
        <p className={styles.sum}>
          <Money currency={link.currency} amount={link.fiatAmount} />
        </p>
        <div className={styles.code}>
          <QrCode text={address} label={t`QR code of the payment link`} />
        </div>
        <p className={styles.row}>
          <bdi dir="ltr">{address}</bdi>
          <CopyButton value={address} what={<Trans>the payment link</Trans>} />
        </p>
        <p className={styles.second}>
          <Trans>Anyone with this link can pay it, once. It then shows the receipt.</Trans>
        </p>
      </div>
    </InfoDialog>
  );
}
