import { lazy, Suspense, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { cardTextLimits, type GiftCardType } from "../../../domain/dispute/card-text.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { RadioList } from "../design/radio-list.tsx";
import { TextArea } from "../design/text-area.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import { failureWords } from "../trade/failure-words.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import styles from "./flow-card.module.css";

/** Few have saved cards: others load nothing of the dialog. */
const ChooseCardDialog = lazy(async () => ({
  default: (await import("../gift-card/choose-card-dialog.tsx")).ChooseCardDialog,
}));

/** A saved card, or words about one. */
type ShownCard =
  | { readonly gift_card_id: string }
  | { readonly type: GiftCardType; readonly info: string };

interface FormProps {
  readonly view: TradeView;
  readonly facts: TradeFacts;
  readonly onChange: () => void;
}

/** The buyer describes the card, without its code. */
export function ShowCardForm({ view, facts, onChange }: FormProps) {
  const { t } = useLingui();
  const [type, setType] = useState<GiftCardType>("e-card");
  const [info, setInfo] = useState("");
  const [isChoosing, setChoosing] = useState(false);
  const readAgain = useReadAgain();
  const act = useAct();
  const isDeclined = view.requirements.some(
    ({ id, status }) => id === "gift_card_info" && status === "REJECTED",
  );
  const show = async (body: ShownCard) => {
    const outcome = await act.send(() =>
      client.call("showCard", { parameters: { id: view.id }, body }),
    );
    await readAgain("listGiftCards");
    if (outcome?.ok) onChange();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void show({ type, info });
      }}
    >
      {isDeclined && (
        <Notice tone="warning">
          <Trans>
            <bdi>{facts.partner}</bdi> declined the last card. Describe another one.
          </Trans>
        </Notice>
      )}
      <RadioList
        label={<Trans>Kind of card</Trans>}
        choices={[
          { value: "e-card" as const, words: <Trans>E-card</Trans> },
          { value: "physical" as const, words: <Trans>Physical card</Trans> },
        ]}
        chosen={type}
        error={undefined}
        onChoose={setType}
      />
      <TextArea
        label={<Trans>Description</Trans>}
        hint={<Trans>Don't write the code: you share it later.</Trans>}
        name="info"
        rows={2}
        maxLength={cardTextLimits.mostInfo}
        placeholder={t`Brand, country, value, when it was bought`}
        value={info}
        onChange={(event) => setInfo(event.currentTarget.value)}
      />
      <Button variant="primary" type="submit" busy={act.isBusy}>
        <Trans>Show the card</Trans>
      </Button>
      <Button variant="plain" onClick={() => setChoosing(true)}>
        <Trans>Choose a saved card</Trans>
      </Button>
      {isChoosing && (
        <Suspense fallback={null}>
          <ChooseCardDialog
            brand={view.paymentMethod.slug}
            onClose={() => setChoosing(false)}
            onChoose={({ id }) => {
              setChoosing(false);
              void show({ gift_card_id: id });
            }}
          />
        </Suspense>
      )}
      {act.failure && <Notice tone="danger">{failureWords(act.failure, facts.partner)}</Notice>}
    </form>
  );
}

/** The buyer shares the code, which is the payment. */
export function CodeForm({ view, facts, onChange }: FormProps) {
  const [code, setCode] = useState("");
  const act = useAct();
  const saved = useRead("listGiftCards", { query: { "payment-method": view.paymentMethod.slug } });
  const isSaved = saved.data?.data.some(
    ({ tradeId, info }) => tradeId === view.id && info === view.giftCard?.info,
  );
  const share = async (body: { readonly code?: string }) => {
    const outcome = await act.send(() =>
      client.call("shareCode", { parameters: { id: view.id }, body }),
    );
    if (outcome?.ok) onChange();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void share({ code });
      }}
    >
      <Field
        label={<Trans>Card code</Trans>}
        hint={
          <Trans>
            It is stored encrypted, and the time at which <bdi>{facts.partner}</bdi> first sees it
            is noted. Sharing it is the payment: you can't take it back.
          </Trans>
        }
        name="card-code"
        autoComplete="off"
        spellCheck={false}
        maxLength={cardTextLimits.mostCode}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button variant="primary" type="submit" busy={act.isBusy}>
        <Trans>Share the code</Trans>
      </Button>
      {isSaved === true && (
        <Button variant="plain" disabled={act.isBusy} onClick={() => void share({})}>
          <Trans>Share the saved code</Trans>
        </Button>
      )}
      {act.failure && <Notice tone="danger">{failureWords(act.failure, facts.partner)}</Notice>}
    </form>
  );
}
