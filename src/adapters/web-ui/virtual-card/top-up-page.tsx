import { useState, type SubmitEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "wouter";
import type {
  OwnCardsView,
  VirtualCardView,
} from "../../http/contract/virtual-card/virtual-card-views.ts";
import { isAboutProof, type TypedProof } from "../account/proof-field.tsx";
import { useProof } from "../account/use-proof.tsx";
import { Button } from "../design/button.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { cardsPath } from "../navigation/paths.ts";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import styles from "../account/account-form.module.css";
import { CardAmountField } from "./card-amount-field.tsx";
import { CardFace } from "./card-face.tsx";
import { centsTyped, decimalOfCents, feeOfCents, percentOf, unitsOfCents } from "./card-sums.ts";
import { CardPage } from "./cards-read.tsx";
import { LoadingBlocked } from "./loading-blocked.tsx";
import facts from "../design/fact-list.module.css";

/** Loads a card from the wallet. */
export function TopUpPage({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <CardPage
      id={id}
      title={t`Top up a card`}
      lead={<Trans>You pay with USDT from your wallet, one USDT for one US dollar.</Trans>}
    >
      {(card, view) => (
        <>
          <CardFace card={card} isTest={view.isTest} />
          {view.isOffered && view.obstacle === null ? (
            <TopUpForm card={card} view={view} />
          ) : (
            <LoadingBlocked view={view} />
          )}
        </>
      )}
    </CardPage>
  );
}

function TopUpForm({ card, view }: { card: VirtualCardView; view: OwnCardsView }) {
  const { terms, available, dayLeftCents } = view;
  const { twoFactor } = usePageState().reader;
  const kind = twoFactor.sendout === 1 ? "code" : "password";
  const [, navigate] = useLocation();
  const readAgain = useReadAgain();
  const [amount, setAmount] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { isBusy, failure, send, forget } = useAct();
  const cents = centsTyped(amount);
  const fee = feeOfCents(cents ?? 0n, terms.topUpFeeBasisPoints);
  const total = BigInt(unitsOfCents(cents ?? 0n)) + fee;
  const carryOut = async (typed: TypedProof) => {
    setChecked(true);
    if (cents === undefined) return;
    const body = { amount: unitsOfCents(cents), fee_amount: String(fee), ...typed };
    const parameters = { id: card.id };
    const asked = await send(() => client.call("topUpVirtualCard", { parameters, body }));
    if (!asked?.ok) return;
    await readAgain("listVirtualCards");
    void readAgain("getBalances");
    navigate(cardsPath);
  };
  const proof = useProof({ kind, use: "sendout", failure, carryOut });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    proof.submit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure && !isAboutProof(failure) && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      <CardAmountField
        label={<Trans>Amount on the card</Trans>}
        value={amount}
        isWrong={isChecked && cents === undefined}
        hint={
          <Trans>
            <Money currency="USD" amount={decimalOfCents(terms.leastCents)} /> minimum. You can top
            up another <Money currency="USD" amount={decimalOfCents(dayLeftCents)} /> within a day.
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
            Fee (<bdi>{percentOf(terms.topUpFeeBasisPoints)}%</bdi>)
          </Trans>
        </dt>
        <dd>
          <Money asset="USDT" amount={String(fee)} />
        </dd>
        <dt>
          <Trans>You pay</Trans>
        </dt>
        <dd>
          <Money asset="USDT" amount={String(total)} />
        </dd>
        <dt>
          <Trans>In your wallet</Trans>
        </dt>
        <dd>
          <Money asset="USDT" amount={available} />
        </dd>
      </dl>
      {proof.field}
      <Button variant="primary" type="submit" wide busy={isBusy}>
        <Trans>Top up the card</Trans>
      </Button>
    </form>
  );
}
