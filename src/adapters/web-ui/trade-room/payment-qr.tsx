import { lazy, Suspense } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentCode } from "../../../domain/payment-code/payment-code.ts";
import { CopyButton } from "../design/copy-button.tsx";
import styles from "./payment-qr.module.css";

/** Nothing moves while it is loaded: it is in what is still closed. */
const QrCode = lazy(async () => ({ default: (await import("../design/qr-code.tsx")).QrCode }));

/** The payment as a code that a bank app scans, or takes as text on the same phone. */
export function PaymentQr({ code }: { code: PaymentCode }) {
  const { t } = useLingui();
  const { kind, text } = code;
  return (
    <details className={styles.qr}>
      <summary className={styles.summary}>
        {kind === "pix" ? (
          <Trans>Pay with a Pix code</Trans>
        ) : (
          <Trans>Scan with your bank app</Trans>
        )}
      </summary>
      <div className={styles.code}>
        <Suspense fallback={null}>
          <QrCode
            text={text}
            label={kind === "pix" ? t`Pix code of this payment` : t`QR code of this payment`}
          />
        </Suspense>
        <p className={styles.note}>
          {kind === "pix" ? (
            <Trans>
              Scan it, or copy the code and paste it into your bank app. Check the name and the
              amount before you confirm.
            </Trans>
          ) : (
            <Trans>
              It fills in the account, the amount and the reference. Check them before you confirm.
            </Trans>
          )}
        </p>
        {kind === "pix" && <CopyButton value={text} what={<Trans>Pix code</Trans>} />}
      </div>
    </details>
  );
}
