import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import { listedCurrencies } from "../../../domain/catalogue/fiat-currencies.ts";
import {
  linkLifetimes,
  linkSumsUsdCents,
  titleCharacters,
} from "../../../domain/merchant/payment-link.ts";
import { formatFiat } from "../../../domain/money/fiat.ts";
import type { PaymentLinkView } from "../../http/contract/merchant/merchant.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReader } from "../server/use-reader.ts";
import { LifetimeOption } from "./lifetime-option.tsx";
import styles from "./merchant.module.css";

const day = 86_400;

const dollars = (minor: bigint) => formatFiat({ currency: "USD", minor });

/** The form for a new link. */
export function NewLinkCard({ onMade }: { onMade: (link: PaymentLinkView) => Promise<void> }) {
  const reader = useReader();
  const [title, setTitle] = useState("");
  const [amount, setAmount] = useState("");
  const [currency, setCurrency] = useState(reader.currency);
  const [seconds, setSeconds] = useState<number>(day);
  const act = useAct();
  const make = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { title, amount: amount.trim(), currency, seconds };
    const told = await act.send(() => client.call("makePaymentLink", { body }));
    if (!told?.ok) return;
    setTitle("");
    setAmount("");
    await onMade(told.data);
  };
  const code = act.failure?.code;
  const wrong = (field: string, refusal: string) =>
    code === refusal || act.failure?.details?.some((each) => each.field === field);
  const isTitleWrong = wrong("title", "payment_title_refused");
  const isSumWrong = wrong("amount", "payment_sum_refused");
  const typed = (set: (value: string) => void) => (value: string) => {
    set(value);
    act.forget();
  };
  return (
    <Card>
      <form className={styles.part} noValidate onSubmit={(event) => void make(event)}>
        <h2 className={styles.title}>
          <Trans>New payment link</Trans>
        </h2>
        <Field
          name="title"
          label={<Trans>What it is for</Trans>}
          hint={<Trans>The payer reads this: an invoice number, for example.</Trans>}
          error={
            isTitleWrong ? (
              <Trans>
                Enter what it is for, in <bdi>{titleCharacters.fewest}</bdi> to{" "}
                <bdi>{titleCharacters.most}</bdi> characters.
              </Trans>
            ) : undefined
          }
          maxLength={titleCharacters.most}
          value={title}
          onChange={(event) => typed(setTitle)(event.currentTarget.value)}
        />
        <div className={styles.pair}>
          <Field
            name="amount"
            inputMode="decimal"
            dir="ltr"
            label={<Trans>Amount</Trans>}
            error={
              isSumWrong ? (
                <Trans>
                  Enter an amount worth between{" "}
                  <Money currency="USD" amount={dollars(linkSumsUsdCents.least)} /> and{" "}
                  <Money currency="USD" amount={dollars(linkSumsUsdCents.most)} />.
                </Trans>
              ) : undefined
            }
            value={amount}
            onChange={(event) => typed(setAmount)(event.currentTarget.value)}
          />
          <ListField label={<Trans>Currency</Trans>} value={currency} onChange={setCurrency}>
            {listedCurrencies.map((each) => (
              <option key={each.code} value={each.code} label={each.code} />
            ))}
          </ListField>
        </div>
        <ListField
          label={<Trans>Valid for</Trans>}
          value={String(seconds)}
          onChange={(value) => setSeconds(Number(value))}
        >
          {linkLifetimes.map((each) => (
            <LifetimeOption key={each} seconds={each} />
          ))}
        </ListField>
        {act.failure && !isTitleWrong && !isSumWrong && (
          <Notice tone="danger">
            <FailureWords failure={act.failure} />
          </Notice>
        )}
        <p className={styles.row}>
          <Button variant="primary" type="submit" busy={act.isBusy}>
            <Trans>Create payment link</Trans>
          </Button>
        </p>
      </form>
    </Card>
  );
}
