import { Trans } from "@lingui/react/macro";
import type { MultisigEscrowView } from "../../http/contract/multisig-escrow/escrow.ts";
import { CopyButton } from "../design/copy-button.tsx";
import styles from "./escrow-card.module.css";

/** The transaction that pays the escrow out, to look it up in a block explorer. */
export function PayoutTransaction({ escrow }: { escrow: MultisigEscrowView }) {
  const id = escrow.spend?.transaction ?? escrow.payout;
  if (id === null) return null;
  return (
    <p className={styles.address}>
      <Trans>Transaction of the payout:</Trans> <bdi>{id}</bdi>{" "}
      <CopyButton value={id} what={<Trans>Transaction</Trans>} />
    </p>
  );
}
