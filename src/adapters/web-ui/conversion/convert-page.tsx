import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSearch } from "wouter";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { usePageState } from "../page-context.ts";
import { useReadAgain } from "../server/use-read.ts";
import styles from "../account/account-form.module.css";
import { readConversion } from "./conversion-wish.ts";
import { ConvertForm } from "./convert-form.tsx";
import { ConvertReview, type QuotedConversion } from "./convert-review.tsx";
import { keepUnanswered, unansweredConversion } from "./unanswered-conversion.ts";

/** Converts coins in two steps: how much of what, then the quote and the proof. */
export function ConvertPage() {
  const { t } = useLingui();
  const search = useSearch();
  return (
    <section className={styles.page}>
      <div>
        <PageHeading title={t`Convert coins`} />
        <p className={styles.lead}>
          <Trans>Convert one coin in your wallet into another at once, at the market price.</Trans>
        </p>
      </div>
      <Steps key={search} search={search} />
    </section>
  );
}

function Steps({ search }: { search: string }) {
  const [wish, setWish] = useState(() => readConversion(search));
  const { reader } = usePageState();
  const [quoted, setQuoted] = useState(() => unansweredConversion(reader.username));
  const [isDone, setDone] = useState(false);
  const readAgain = useReadAgain();
  const finish = () => {
    setDone(true);
    void readAgain("getBalances");
  };
  const again = () => {
    setWish({ ...wish, amount: "" });
    setQuoted(undefined);
    setDone(false);
  };
  if (isDone && quoted) return <Converted quoted={quoted} onAgain={again} />;
  if (!quoted) return <ConvertForm wish={wish} onChange={setWish} onQuoted={setQuoted} />;
  return (
    <ConvertReview
      key={quoted.id}
      quoted={quoted}
      onBack={() => {
        keepUnanswered(undefined);
        setQuoted(undefined);
      }}
      onQuoted={setQuoted}
      onDone={finish}
    />
  );
}

function Converted(props: { quoted: QuotedConversion; onAgain: () => void }) {
  const { toCryptoCurrencyCode, toAmount } = props.quoted;
  return (
    <Card>
      <div className={styles.form}>
        <Notice tone="done">
          <Trans>
            <Money asset={toCryptoCurrencyCode} amount={toAmount} /> is in your wallet.
          </Trans>
        </Notice>
        <Button variant="primary" href="/wallet">
          <Trans>Go to your wallet</Trans>
        </Button>
        <Button variant="plain" onClick={props.onAgain}>
          <Trans>Convert something else</Trans>
        </Button>
      </div>
    </Card>
  );
}
