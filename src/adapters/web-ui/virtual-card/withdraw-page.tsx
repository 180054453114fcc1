import { useState, type SubmitEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "wouter";
import type {
  OwnCardsView,
  VirtualCardView,
} from "../../http/contract/virtual-card/virtual-card-views.ts";
import { Button } from "../design/button.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { cardsPath } from "../navigation/paths.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import styles from "../account/account-form.module.css";
import { CardAmountField } from "./card-amount-field.tsx";
import { CardFace } from "./card-face.tsx";
import { centsTyped, decimalOfCents, feeOfCents, percentOf, unitsOfCents } from "./card-sums.ts";
import { CardPage } from "./cards-read.tsx";
import facts from "../design/fact-list.module.css";

/** Takes money off a card, into the wallet. */
export function WithdrawPage({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <CardPage
      id={id}
      title={t`Withdraw from a card`}
      lead={<Trans>One US dollar becomes one USDT in your wallet.</Trans>}
    >
      {(card, view) => (
        <>
          <CardFace card={card} isTest={view.isTest} />
          <WithdrawForm card={card} view={view} />
        </>
      )}
    </CardPage>
  );
}

function WithdrawForm({ card, view }: { card: VirtualCardView; view: OwnCardsView }) {
  const { withdrawFeeBasisPoints } = view.terms;
  const [, navigate] = useLocation();
  const readAgain = useReadAgain();
  const [amount, setAmount] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { isBusy, failure, send, forget } = useAct();
  const cents = centsTyped(amount);
  const fee = feeOfCents(cents ?? 0n, withdrawFeeBasisPoints);
  const arrives = BigInt(unitsOfCents(cents ?? 0n)) - fee;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (cents === undefined) return;
    const body = { amount: unitsOfCents(cents), fee_amount: String(fee) };
    const parameters = { id: card.id };
    const asked = await send(() => client.call("withdrawVirtualCard", { parameters, body }));
    if (!asked?.ok) return;
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
      <CardAmountField
        label={<Trans>Amount to withdraw</Trans>}
        value={amount}
        isWrong={isChecked && cents === undefined}
        hint={
          <Trans>
            <Money currency="USD" amount={decimalOfCents(card.balanceCents)} /> on the card
          </Trans>
        }
        onType={(next) => {
          forget();
          setAmount(next);
        }}
      />
      <dl className={facts.facts}>
        <dt>
          <Trans>
            Fee (<bdi>{percentOf(withdrawFeeBasisPoints)}%</bdi>)
          </Trans>
        </dt>
        <dd>
          <Money asset="USDT" amount={String(fee)} />
        </dd>
        <dt>
          <Trans>Arrives in your wallet</Trans>
        </dt>
        <dd>
          <Money asset="USDT" amount={String(arrives)} />
        </dd>
      </dl>
      <Button variant="primary" type="submit" wide busy={isBusy}>
        <Trans>Withdraw to the wallet</Trans>
      </Button>
    </form>
  );
}
