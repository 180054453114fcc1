import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import type { PaymentLinkView } from "../../http/contract/merchant/merchant.ts";
import { ProofDialog } from "../account/proof-dialog.tsx";
import type { TypedProof } from "../account/proof-field.tsx";
import { Money } from "../design/money.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";

/** Asks for a proof, then pays at most what the page showed. `due`: in satoshi. */
export function PayDialog(props: { link: PaymentLinkView; due: string; onClose: () => void }) {
  const { link, onClose } = props;
  // What was agreed to stays, while the page goes with the price.
  const [due, setDue] = useState(props.due);
  const act = useAct();
  const readAgain = useReadAgain();
  const pay = async (proof: TypedProof) => {
    const body = { ...proof, crypto_amount: due };
    const parameters = { id: link.id };
    const told = await act.send(() => client.call("payPaymentLink", { parameters, body }));
    await Promise.all([readAgain("viewPaymentLink"), readAgain("getBalances")]);
    if (told?.ok) onClose();
  };
  const hasMoved = act.failure?.code === "payment_price_moved" && props.due !== due;
  if (hasMoved) setDue(props.due);
  return (
    <ProofDialog
      title={<Trans>Pay from your balance?</Trans>}
      effect={
        <Trans>
          <Money asset="BTC" amount={due} /> goes to <bdi>{link.merchantName}</bdi> at once. It
          can&apos;t be taken back.
        </Trans>
      }
      confirmLabel={<Trans>Pay</Trans>}
      busy={act.isBusy}
      failure={act.failure}
      onConfirm={(proof) => void pay(proof)}
      onCancel={onClose}
    />
  );
}
