import { Trans } from "@lingui/react/macro";
import { CopyButton } from "../design/copy-button.tsx";
import { InfoDialog } from "../design/info-dialog.tsx";
import styles from "./two-factor.module.css";

/** New recovery codes: the only time that they are shown. */
export function RecoveryCodesDialog(props: { codes: readonly string[]; onClose: () => void }) {
  const { codes, onClose } = props;
  return (
    <InfoDialog open title={<Trans>Your recovery codes</Trans>} onClose={onClose}>
      <p>
        <Trans>
          Keep them where you find them without your phone. Each works once, in place of a code of
          your app. You see them only now.
        </Trans>
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <bdi>{code}</bdi>
          </li>
        ))}
      </ul>
      <div>
        <CopyButton value={codes.join("\n")} what={<Trans>Recovery codes</Trans>} />
      </div>
    </InfoDialog>
  );
}
