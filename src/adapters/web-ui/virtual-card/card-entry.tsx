import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import type {
  OwnCardsView,
  VirtualCardView,
} from "../../http/contract/virtual-card/virtual-card-views.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import { CardFace } from "./card-face.tsx";
import { RevealDialog } from "./reveal-dialog.tsx";
import { TestShop } from "./test-shop.tsx";
import { cardActPath } from "./card-paths.ts";
import own from "./virtual-card.module.css";

/** A card with what can be done with it. */
export function CardEntry({ card, view }: { card: VirtualCardView; view: OwnCardsView }) {
  const { id, state, isFrozenByStaff, under } = card;
  const [isRevealing, setRevealing] = useState(false);
  const isUsable = (state === "active" || state === "frozen") && !isFrozenByStaff;
  const canLoad = state === "active" && view.isOffered && view.obstacle === null;
  return (
    <li className={own.entry}>
      <CardFace card={card} isTest={view.isTest} />
      {isFrozenByStaff && state === "frozen" && (
        <Notice tone="warning">
          <Trans>Our staff froze this card. Write to support.</Trans>
        </Notice>
      )}
      {isUsable && (
        <div className={own.acts}>
          {canLoad && under === null && (
            <Button variant="primary" href={cardActPath(id, "top-up")}>
              <Trans>Top up</Trans>
            </Button>
          )}
          <Button variant="plain" onClick={() => setRevealing(true)}>
            <Trans>Show number</Trans>
          </Button>
          {under === null && (
            <>
              <Button variant="plain" href={cardActPath(id, "withdraw")}>
                <Trans>Withdraw</Trans>
              </Button>
              <FreezeButton card={card} />
              <Button variant="plain" href={cardActPath(id, "terminate")}>
                <Trans>Terminate</Trans>
              </Button>
            </>
          )}
        </div>
      )}
      {isUsable && view.hasTestShop && <TestShop id={id} />}
      {isRevealing && <RevealDialog card={card} onClose={() => setRevealing(false)} />}
    </li>
  );
}

function FreezeButton({ card }: { card: VirtualCardView }) {
  const { isBusy, failure, send } = useAct();
  const readAgain = useReadAgain();
  const isFrozen = card.state === "frozen";
  const change = async () => {
    const parameters = { id: card.id };
    await send(() =>
      client.call(isFrozen ? "unfreezeVirtualCard" : "freezeVirtualCard", { parameters }),
    );
    await readAgain("listVirtualCards");
  };
  return (
    <>
      <Button variant="plain" busy={isBusy} onClick={() => void change()}>
        {isFrozen ? <Trans>Unfreeze</Trans> : <Trans>Freeze</Trans>}
      </Button>
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
    </>
  );
}
