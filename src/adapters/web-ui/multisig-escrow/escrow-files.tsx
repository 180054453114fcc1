import { Trans } from "@lingui/react/macro";
import type { MultisigEscrowView } from "../../http/contract/multisig-escrow/escrow.ts";
import { Button } from "../design/button.tsx";
import { saveFile } from "../design/save-file.ts";
import styles from "./escrow-card.module.css";

/** What both sides keep, to get the Bitcoin out without us. */
export function EscrowFiles(props: { tradeId: string; escrow: MultisigEscrowView }) {
  const { tradeId, escrow } = props;
  const { document } = escrow;
  if (document === null) return null;
  return (
    <div className={styles.form}>
      <div className={styles.acts}>
        <Button variant="plain" onClick={() => saveFile(`escrow-${tradeId}.json`, document)}>
          <Trans>Download the recovery file</Trans>
        </Button>
        <a href={`/rest/v1/trade/${tradeId}/escrow/recovery-page`} download>
          <Trans>Download the recovery page</Trans>
        </a>
      </div>
      <p className={styles.words}>
        <Trans>
          Keep both with your words. With them you can sign without us: open the page on your own
          device, without a network.
        </Trans>{" "}
        {escrow.coin === null && (
          <Trans>
            Download the file again once the escrow is paid: it then names the transaction that paid
            it.
          </Trans>
        )}
      </p>
    </div>
  );
}
