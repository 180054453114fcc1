import { useState, type SubmitEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "wouter";
import type { OwnCardsView } from "../../http/contract/virtual-card/virtual-card-views.ts";
import { parseCardLabel } from "../../../domain/virtual-card/virtual-card.ts";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { cardsPath } from "../navigation/paths.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import styles from "../account/account-form.module.css";
import { unitsOfCents } from "./card-sums.ts";
import { CardsPage } from "./cards-read.tsx";
import { LoadingBlocked } from "./loading-blocked.tsx";
import facts from "../design/fact-list.module.css";

/** Orders a card. */
export function CreateCardPage() {
  const { t } = useLingui();
  return (
    <CardsPage
      title={t`Order a virtual card`}
      lead={<Trans>It is ready within a minute, and you top it up from your wallet.</Trans>}
    >
      {(view) =>
        view.isOffered && view.obstacle === null ? (
          <OrderForm view={view} />
        ) : (
          <LoadingBlocked view={view} />
        )
      }
    </CardsPage>
  );
}

function OrderForm({ view }: { view: OwnCardsView }) {
  const { terms, available } = view;
  const [, navigate] = useLocation();
  const readAgain = useReadAgain();
  const [label, setLabel] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { isBusy, failure, send, forget } = useAct();
  const isUsable = parseCardLabel(label).ok;
  const fee = unitsOfCents(BigInt(terms.issueFeeCents));
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isUsable) return;
    const body = { label, currency: "USD" as const, fee_amount: fee };
    const ordered = await send(() => client.call("orderVirtualCard", { body }));
    if (!ordered?.ok) return;
    await readAgain("listVirtualCards");
    navigate(cardsPath);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      <Field
        label={<Trans>Name of the card</Trans>}
        name="label"
        autoComplete="off"
        maxLength={40}
        value={label}
        hint={<Trans>Only you see it.</Trans>}
        error={isChecked && !isUsable && <Trans>Name the card, such as Shopping.</Trans>}
        onChange={(event) => {
          forget();
          setLabel(event.currentTarget.value);
        }}
      />
      <dl className={facts.facts}>
        <dt>
          <Trans>Currency</Trans>
        </dt>
        <dd>
          <bdi>{terms.currencies.join(", ")}</bdi>
        </dd>
        <dt>
          <Trans>One-time fee</Trans>
        </dt>
        <dd>
          <Money asset="USDT" amount={fee} />
        </dd>
        <dt>
          <Trans>In your wallet</Trans>
        </dt>
        <dd>
          <Money asset="USDT" amount={available} />
        </dd>
      </dl>
      <Button variant="primary" type="submit" wide busy={isBusy}>
        <Trans>Order the card</Trans>
      </Button>
    </form>
  );
}
