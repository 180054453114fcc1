import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "wouter";
import type { VirtualCardView } from "../../http/contract/virtual-card/virtual-card-views.ts";
import { ProofDialog } from "../account/proof-dialog.tsx";
import type { TypedProof } from "../account/proof-field.tsx";
import { Button } from "../design/button.tsx";
import { Money } from "../design/money.tsx";
import { cardsPath } from "../navigation/paths.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import styles from "../account/account-form.module.css";
import { CardFace } from "./card-face.tsx";
import { decimalOfCents } from "./card-sums.ts";
import { CardPage } from "./cards-read.tsx";
import own from "./virtual-card.module.css";

/** Closes a card for good. */
export function TerminatePage({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <CardPage
      id={id}
      title={t`Terminate a card`}
      lead={<Trans>A terminated card never pays again. This cannot be undone.</Trans>}
    >
      {(card, view) => (
        <>
          <CardFace card={card} isTest={view.isTest} />
          <Terminate card={card} />
        </>
      )}
    </CardPage>
  );
}

function Terminate({ card }: { card: VirtualCardView }) {
  const [isAsking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const readAgain = useReadAgain();
  const { isBusy, failure, send, forget } = useAct();
  const carryOut = async (proof: TypedProof) => {
    const parameters = { id: card.id };
    const done = await send(() => client.call("terminateVirtualCard", { parameters, body: proof }));
    if (!done?.ok) return;
    await readAgain("listVirtualCards");
    navigate(cardsPath);
  };
  return (
    <div className={styles.form}>
      <p>
        {card.balanceCents === "0" ? (
          <Trans>Nothing is on the card. Refunds of past purchases go to your wallet.</Trans>
        ) : (
          <Trans>
            The <Money currency="USD" amount={decimalOfCents(card.balanceCents)} /> on the card goes
            back to your wallet as USDT, one for one. Refunds of past purchases go there, too.
          </Trans>
        )}
      </p>
      <div className={own.acts}>
        <Button
          variant="danger"
          onClick={() => {
            forget();
            setAsking(true);
          }}
        >
          <Trans>Terminate the card</Trans>
        </Button>
        <Button variant="plain" href={cardsPath}>
          <Trans>Keep the card</Trans>
        </Button>
      </div>
      {isAsking && (
        <ProofDialog
          title={<Trans>Terminate the card</Trans>}
          effect={<Trans>It never pays again, and what is on it comes back to your wallet.</Trans>}
          confirmLabel={<Trans>Terminate the card</Trans>}
          variant="danger"
          busy={isBusy}
          failure={failure}
          onConfirm={(proof) => void carryOut(proof)}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
