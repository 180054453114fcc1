import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSearch } from "wouter";
import type { SendView } from "../../http/contract/send/send.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { useReadAgain } from "../server/use-read.ts";
import styles from "../account/account-form.module.css";
import { SendForm } from "./send-form.tsx";
import { SendReview } from "./send-review.tsx";
import { SentCard } from "./sent-card.tsx";
import { readWish } from "./send-wish.ts";
import { useSendQuotes } from "./use-send-quotes.ts";

/** Sends coins in two steps: what and to whom, then what it means and the proof. */
export function SendPage() {
  const { t } = useLingui();
  const search = useSearch();
  return (
    <section className={styles.page}>
      <div>
        <PageHeading title={t`Send coins`} />
        <p className={styles.lead}>
          <Trans>
            Sending to another person is free and arrives at once. Sending to an address or a
            Lightning invoice costs a network fee.
          </Trans>
        </p>
      </div>
      <Steps key={search} search={search} />
    </section>
  );
}

function Steps({ search }: { search: string }) {
  const [wish, setWish] = useState(() => readWish(search));
  const [sent, setSent] = useState<SendView>();
  const quotes = useSendQuotes(wish.asset);
  const readAgain = useReadAgain();
  const { quoted } = quotes;
  const finish = (done: SendView) => {
    setSent(done);
    void readAgain("getBalances");
  };
  const again = () => {
    setWish(readWish(""));
    quotes.forget();
    setSent(undefined);
  };
  if (sent && quoted) return <SentCard sent={sent} quoted={quoted} onAgain={again} />;
  if (!quoted) return <SendForm wish={wish} quotes={quotes} onChange={setWish} />;
  return (
    <SendReview
      quoted={quoted}
      isQuoting={quotes.isBusy}
      problem={quotes.failure}
      onSpeed={(speed) => quotes.ask(wish, speed)}
      onBack={quotes.forget}
      onSent={finish}
    />
  );
}
