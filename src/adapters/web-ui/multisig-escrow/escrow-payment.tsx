import { Trans, useLingui } from "@lingui/react/macro";
import type { MultisigEscrowView } from "../../http/contract/multisig-escrow/escrow.ts";
import { CopyButton } from "../design/copy-button.tsx";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { cryptoWords } from "../trade/trade-facts.ts";
import { QrCode } from "../design/qr-code.tsx";
import { escrowFailure } from "./escrow-failure.tsx";
import styles from "./escrow-card.module.css";

/** Where the seller pays, and how much. */
export function EscrowPayment(props: {
  tradeId: string;
  escrow: MultisigEscrowView;
  onDone: () => void;
}) {
  const { tradeId, escrow, onDone } = props;
  const { isDemo } = usePageState();
  const { t, i18n } = useLingui();
  const { address, link, toPay } = escrow;
  if (address === null || link === null) return null;
  const amount = cryptoWords(i18n.locale, "BTC", toPay);
  return (
    <div className={styles.form}>
      <QrCode text={link} label={t`QR code of the payment of the escrow`} />
      <p className={styles.words}>
        <Trans>
          Amount, with the escrow fee: <bdi>{amount}</bdi>
        </Trans>{" "}
        <CopyButton value={amount.replace(/\s.*/, "")} what={<Trans>Amount</Trans>} />
      </p>
      <p className={styles.address}>
        <bdi>{address}</bdi> <CopyButton value={address} what={<Trans>Address</Trans>} />
      </p>
      {isDemo && <PlayPayment tradeId={tradeId} onDone={onDone} />}
    </div>
  );
}

/** In a demo: somebody nobody knows pays for the seller. */
function PlayPayment({ tradeId, onDone }: { tradeId: string; onDone: () => void }) {
  const { isBusy, failure, isDone, send } = useAct();
  const pay = async () => {
    const done = await send(() =>
      client.call("playEscrowPayment", { parameters: { id: tradeId } }),
    );
    if (done?.ok) onDone();
  };
  return (
    <>
      {failure && <Notice tone="danger">{escrowFailure(failure)}</Notice>}
      {isDone ? (
        <p className={styles.words}>
          <Trans>Paid with play coins. The payment will be seen in a few seconds.</Trans>
        </p>
      ) : (
        <div className={styles.acts}>
          <Button variant="primary" busy={isBusy} onClick={() => void pay()}>
            <Trans>Pay with play coins</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
