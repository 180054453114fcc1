import { Trans, useLingui } from "@lingui/react/macro";
import type { AuthenticatorBody } from "../../http/contract/two-factor/two-factor.ts";
import { CopyButton } from "../design/copy-button.tsx";
import { QrCode } from "../design/qr-code.tsx";
import styles from "./two-factor.module.css";

/** What an authenticator app scans, or its owner types into it. */
export function AppToSetUp({ app }: { app: AuthenticatorBody }) {
  const { t } = useLingui();
  return (
    <>
      <QrCode text={app.address} label={t`QR code for your authenticator app`} />
      <p className={styles.secret}>
        <bdi>{app.key}</bdi>
        <CopyButton value={app.key} what={<Trans>Key</Trans>} />
      </p>
    </>
  );
}
