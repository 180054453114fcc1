import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { failureWords } from "../trade/failure-words.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { GiftCardPart } from "./gift-card-part.tsx";
import { ReceiptPart } from "./receipt-part.tsx";
import { TermsPart } from "./terms-part.tsx";
import styles from "./flow-card.module.css";

/**
 * What the flow of a trade asks of both sides before the payment counts, and the way back to the default
 * flow. Nothing in a trade by that flow.
 */
export function FlowCard(props: { view: TradeView; facts: TradeFacts; onChange: () => void }) {
  const { view } = props;
  const { giftCard, flow, status } = view;
  const isTransfer = flow.type === "bt-auto" && flow.step !== "start" && flow.step !== "finished";
  const isCard = giftCard !== null && (flow.type === "gcc-auto" || giftCard.code !== "none");
  if (!isTransfer && !isCard) return null;
  return (
    <Card accent={isAsked(view)}>
      <section className={styles.card} aria-labelledby="flow">
        <h2 id="flow" className={styles.title}>
          {isCard ? <Trans>The gift card</Trans> : <Trans>Steps of this bank transfer</Trans>}
        </h2>
        {isCard && <GiftCardPart {...props} />}
        {isTransfer && (
          <>
            <TermsPart {...props} />
            <ReceiptPart {...props} />
          </>
        )}
        {mayFallBack(flow.type, status) && <Fallback {...props} />}
      </section>
    </Card>
  );
}

/** T13: from the card's steps, or before a bank transfer is paid. */
function mayFallBack(type: TradeView["flow"]["type"], status: TradeView["status"]): boolean {
  if (type === "bt-auto") return status === "active_funded";
  return type === "gcc-auto" && status.startsWith("gcc_info");
}

/** Whether the reader has something to do here. */
function isAsked({ requirements, flow, turn, mySide }: TradeView): boolean {
  if (flow.type === "gcc-auto") return turn === mySide;
  return requirements.some(
    ({ isMine, isOptional, status }) =>
      isMine && !isOptional && status !== "UPLOADED" && status !== "APPROVED",
  );
}

function Fallback(props: { view: TradeView; facts: TradeFacts; onChange: () => void }) {
  const { view, facts, onChange } = props;
  const [isAsking, setAsking] = useState(false);
  const act = useAct();
  const fallBack = async () => {
    const outcome = await act.send(() => client.call("fallBack", { parameters: { id: view.id } }));
    if (!outcome?.ok) return;
    setAsking(false);
    onChange();
  };
  return (
    <div>
      <Button variant="plain" onClick={() => setAsking(true)}>
        <Trans>Continue without these steps</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={<Trans>Continue without these steps?</Trans>}
        effect={
          <Trans>
            The trade continues like any other. You and <bdi>{facts.partner}</bdi> can't switch the
            steps on again.
          </Trans>
        }
        confirmLabel={<Trans>Continue without them</Trans>}
        variant="danger"
        busy={act.isBusy}
        onConfirm={() => void fallBack()}
        onCancel={() => {
          act.forget();
          setAsking(false);
        }}
      >
        {act.failure && <Notice tone="danger">{failureWords(act.failure, facts.partner)}</Notice>}
      </ConfirmDialog>
    </div>
  );
}
