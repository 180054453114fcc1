import { useEffect, useState } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import type { VirtualCardView } from "../../http/contract/virtual-card/virtual-card-views.ts";
import { ProofDialog } from "../account/proof-dialog.tsx";
import type { TypedProof } from "../account/proof-field.tsx";
import { CopyButton } from "../design/copy-button.tsx";
import { InfoDialog } from "../design/info-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { expiryText } from "./card-sums.ts";
import own from "./virtual-card.module.css";

interface ShownNumber {
  readonly number: string;
  readonly cvv: string;
  readonly shownSeconds: number;
}

/** Asks for a proof, then shows the number of a card for a short time. */
export function RevealDialog({ card, onClose }: { card: VirtualCardView; onClose: () => void }) {
  const { isBusy, failure, send } = useAct();
  const [shown, setShown] = useState<ShownNumber>();
  const reveal = async (proof: TypedProof) => {
    const parameters = { id: card.id };
    const told = await send(() => client.call("revealVirtualCard", { parameters, body: proof }));
    if (told?.ok) setShown(told.data);
  };
  if (shown) return <NumberDialog card={card} shown={shown} onClose={onClose} />;
  return (
    <ProofDialog
      title={<Trans>Show card number</Trans>}
      effect={
        <Trans>
          Anyone who sees the number can pay with the card. We record each time it is shown.
        </Trans>
      }
      confirmLabel={<Trans>Show card number</Trans>}
      busy={isBusy}
      failure={failure}
      onConfirm={(proof) => void reveal(proof)}
      onCancel={onClose}
    />
  );
}

function NumberDialog(props: { card: VirtualCardView; shown: ShownNumber; onClose: () => void }) {
  const { card, shown, onClose } = props;
  const { number, cvv, shownSeconds } = shown;
  useEffect(() => {
    const timer = setTimeout(onClose, shownSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [shownSeconds, onClose]);
  const { issued } = card;
  return (
    <InfoDialog open title={<Trans>Card number</Trans>} onClose={onClose}>
      <dl className={own.secret}>
        <dt>
          <Trans>Number</Trans>
        </dt>
        <dd>
          <bdi dir="ltr">{number.replaceAll(/(\d{4})(?=\d)/g, "$1 ")}</bdi>{" "}
          <CopyButton value={number} what={<Trans>card number</Trans>} />
        </dd>
        <dt>
          <Trans>Security code</Trans>
        </dt>
        <dd>
          <bdi dir="ltr">{cvv}</bdi>
        </dd>
        {issued && (
          <>
            <dt>
              <Trans>Expires</Trans>
            </dt>
            <dd>
              <bdi dir="ltr">{expiryText(issued)}</bdi>
            </dd>
          </>
        )}
      </dl>
      <p>
        <Plural
          value={shownSeconds}
          one="It is hidden again in # second."
          other="It is hidden again in # seconds."
        />
      </p>
    </InfoDialog>
  );
}
