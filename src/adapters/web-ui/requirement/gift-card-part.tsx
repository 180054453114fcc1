import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Button } from "../design/button.tsx";
import { CopyButton } from "../design/copy-button.tsx";
import { Notice } from "../design/notice.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { failureWords } from "../trade/failure-words.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { CodeForm, ShowCardForm } from "./gift-card-forms.tsx";
import styles from "./flow-card.module.css";

interface PartProps {
  readonly view: TradeView;
  readonly facts: TradeFacts;
  readonly onChange: () => void;
}

/** The steps of a gift card: what it is, the seller's yes or no, and its code. */
export function GiftCardPart(props: PartProps) {
  const { view } = props;
  const { giftCard: card, mySide, status } = view;
  if (!card) return null;
  const isBuyer = mySide === "buyer";
  return (
    <div className={styles.part}>
      {card.info !== null && (
        <p className={styles.quote}>
          {card.type === "physical" ? <Trans>Physical card</Trans> : <Trans>E-card</Trans>}:{" "}
          <bdi>{card.info}</bdi>
        </p>
      )}
      {isBuyer && status === "active_funded" && <ShowCardForm {...props} />}
      {!isBuyer && status === "gcc_info_shared" && <Answer {...props} />}
      {isBuyer && status === "gcc_info_accepted" && <CodeForm {...props} />}
      <CodePart {...props} />
    </div>
  );
}

/** The seller says whether it is the card that they agreed on. */
function Answer({ view, facts, onChange }: PartProps) {
  const act = useAct();
  const answer = async (route: "acceptCard" | "declineCard") => {
    const outcome = await act.send(() => client.call(route, { parameters: { id: view.id } }));
    if (outcome?.ok) onChange();
  };
  return (
    <>
      <div className={styles.acts}>
        <Button variant="primary" busy={act.isBusy} onClick={() => void answer("acceptCard")}>
          <Trans>Accept the card</Trans>
        </Button>
        <Button variant="plain" busy={act.isBusy} onClick={() => void answer("declineCard")}>
          <Trans>Decline the card</Trans>
        </Button>
      </div>
      {act.failure && <Notice tone="danger">{failureWords(act.failure, facts.partner)}</Notice>}
    </>
  );
}

/** What became of the code, and the code itself for who may read it. */
function CodePart({ view, facts, onChange }: PartProps) {
  const [code, setCode] = useState<string>();
  const act = useAct();
  const { giftCard: card, mySide } = view;
  if (!card || card.code === "none") return null;
  const isBuyer = mySide === "buyer";
  const reveal = async () => {
    const outcome = await act.send(() =>
      client.call("revealCode", { parameters: { id: view.id } }),
    );
    if (!outcome?.ok) return;
    setCode(outcome.data.code);
    onChange();
  };
  return (
    <>
      <p className={styles.words}>{codeWords(card.code, isBuyer, facts.partner)}</p>
      {code !== undefined && card.mayRead ? (
        <p className={styles.code}>
          <bdi>{code}</bdi> <CopyButton value={code} what={<Trans>Card code</Trans>} />
        </p>
      ) : (
        card.mayRead && (
          <Button
            variant={card.code === "shared" ? "primary" : "plain"}
            busy={act.isBusy}
            onClick={() => void reveal()}
          >
            <Trans>Show the code</Trans>
          </Button>
        )
      )}
      {act.failure && <Notice tone="danger">{failureWords(act.failure, facts.partner)}</Notice>}
    </>
  );
}

type Card = NonNullable<TradeView["giftCard"]>;

function codeWords(state: Exclude<Card["code"], "none">, isBuyer: boolean, partner: string) {
  switch (state) {
    case "shared":
      return isBuyer ? (
        <Trans>
          The code is shared. <bdi>{partner}</bdi> hasn't opened it yet.
        </Trans>
      ) : (
        <Trans>
          The code is here. When you first look at it, the time is noted for both of you. Check it
          with the issuer before you release.
        </Trans>
      );
    case "revealed":
      return isBuyer ? (
        <Trans>
          <bdi>{partner}</bdi> has seen the code.
        </Trans>
      ) : (
        <Trans>You have seen the code. The timeline says when.</Trans>
      );
    case "returned":
      return isBuyer ? (
        <Trans>
          <bdi>{partner}</bdi> never saw the code, so the card is yours again.
        </Trans>
      ) : (
        <Trans>You never opened the code, so the card is the buyer's again.</Trans>
      );
    case "burnt":
      return isBuyer ? (
        <Trans>
          <bdi>{partner}</bdi> had seen the code. Check with the issuer whether the card was used.
        </Trans>
      ) : (
        <Trans>The crypto came back to you, so the code is no longer shown.</Trans>
      );
  }
}
