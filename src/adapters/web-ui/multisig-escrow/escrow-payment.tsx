import { Trans, useLingui } from "@lingui/react/macro";
import type { MultisigEscrowView } from "../../http/contract/multisig-escrow/escrow.ts";
import { CopyButton } from "../design/copy-button.tsx";
import { cryptoWords } from "../trade/trade-facts.ts";
import { QrCode } from "../design/qr-code.tsx";
import styles from "./escrow-card.module.css";

/** Where the seller pays, and how much. */
export function EscrowPayment({ escrow }: { escrow: MultisigEscrowView }) {
  const { t, i18n } = useLingui();
  const { address, link, toPay } = escrow;
  if (address === null || link === null) return null;
  const amount = cryptoWords(i18n.locale, "BTC", toPay);
  return (
    <div className={styles.form}>
      <QrCode text={link} label={t`QR code of the payment of the escrow`} />
      <p className={styles.words}>
        <Trans>
          Amount: <bdi>{amount}</bdi>
        </Trans>
      </p>
      <p className={styles.address}>
        <bdi>{address}</bdi> <CopyButton value={address} what={<Trans>Address</Trans>} />
      </p>
    </div>
  );
}
