import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSearch } from "wouter";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { useReadAgain } from "../server/use-read.ts";
import styles from "../account/account-form.module.css";
import { SaveAddressLink } from "./save-address-link.tsx";
import { SendForm } from "./send-form.tsx";
import { SendReview, type QuotedSend } from "./send-review.tsx";
import { readWish } from "./send-wish.ts";

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
            To another person it is free and arrives at once. To an address or a Lightning invoice
            the network takes a fee.
          </Trans>
        </p>
      </div>
      <Steps key={search} search={search} />
    </section>
  );
}

function Steps({ search }: { search: string }) {
  const [wish, setWish] = useState(() => readWish(search));
  const [quoted, setQuoted] = useState<QuotedSend>();
  const [isSent, setSent] = useState(false);
  const readAgain = useReadAgain();
  const finish = () => {
    setSent(true);
    void readAgain("getBalances");
  };
  const again = () => {
    setWish(readWish(""));
    setQuoted(undefined);
    setSent(false);
  };
  if (isSent && quoted) return <Sent quoted={quoted} onAgain={again} />;
  if (!quoted) return <SendForm wish={wish} onChange={setWish} onQuoted={setQuoted} />;
  return <SendReview quoted={quoted} onBack={() => setQuoted(undefined)} onSent={finish} />;
}

function Sent(props: { quoted: QuotedSend; onAgain: () => void }) {
  const { body, recipient } = props.quoted;
  return (
    <Card>
      <Notice tone="done">
        {"recipient" in body ? (
          <Trans>
            <Money asset={body.crypto_currency_code} amount={body.amount} /> is in the wallet of{" "}
            <bdi>{recipient}</bdi>.
          </Trans>
        ) : (
          <Trans>
            Your wallet shows when it has arrived. What still waits to be signed you can cancel
            there.
          </Trans>
        )}
      </Notice>
      {"address" in body && (
        <SaveAddressLink asset={body.crypto_currency_code} address={body.address} />
      )}
      <Button variant="primary" href="/wallet">
        <Trans>Go to your wallet</Trans>
      </Button>
      <Button variant="plain" onClick={props.onAgain}>
        <Trans>Send something else</Trans>
      </Button>
    </Card>
  );
}
