import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { CopyButton } from "../design/copy-button.tsx";
import { InfoDialog } from "../design/info-dialog.tsx";
import { saveFile } from "../design/save-file.ts";
import styles from "./two-factor.module.css";

/** New recovery codes: the only time that they are shown. */
export function RecoveryCodesDialog(props: { codes: readonly string[]; onClose: () => void }) {
  const { codes, onClose } = props;
  const text = codes.join("\n");
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
      <div className={styles.keep}>
        <CopyButton value={text} what={<Trans>Recovery codes</Trans>} />
        <Button
          variant="plain"
          onClick={() => saveFile("recovery-codes.txt", `${text}\n`, "text/plain")}
        >
          <Trans>Download</Trans>
        </Button>
        <Button variant="plain" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </InfoDialog>
  );
}
