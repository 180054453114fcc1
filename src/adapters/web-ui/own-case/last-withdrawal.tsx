import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import type { RealAsset } from "../../../domain/money/asset.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Field } from "../design/field.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { ReadFailureWords } from "../failure/read-failure-words.tsx";
import { coins } from "../market/coins.ts";
import { SendReview } from "../send/send-review.tsx";
import type { SendWish } from "../send/send-wish.ts";
import { useSendQuotes, type SendQuotes } from "../send/use-send-quotes.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import form from "../account/account-form.module.css";
import styles from "./own-cases.module.css";

/** What is left to its owner after a ban: all of each coin leaves once, to an address of theirs. */
export function LastWithdrawal() {
  const balances = useRead("getBalances", {});
  const readAgain = useReadAgain();
  const [wish, setWish] = useState<SendWish>({
    asset: "BTC",
    recipient: "",
    amount: "",
    isAll: true,
  });
  const [isSent, setSent] = useState(false);
  const own = balances.data?.data.filter(({ balance }) => BigInt(balance) > 0n) ?? [];
  const held = coins.flatMap(({ code }) => {
    const balance = own.find((each) => each.cryptoCurrencyCode === code)?.balance;
    return balance === undefined ? [] : [{ code, balance }];
  });
  const chosen = held.find(({ code }) => code === wish.asset) ?? held[0];
  const all = { ...wish, asset: chosen?.code ?? wish.asset };
  const quotes = useSendQuotes(all.asset);
  const { quoted } = quotes;
  const finish = () => {
    setSent(true);
    quotes.forget();
    void readAgain("getBalances");
  };
  return (
    <Card>
      <section className={styles.case} aria-labelledby="withdrawal">
        <h2 id="withdrawal" className={styles.title}>
          <Trans>Withdraw your coins</Trans>
        </h2>
        <p className={form.lead}>
          <Trans>
            You can withdraw each coin once, all of it, to an address of your own. Crypto that a
            trade still holds isn't part of it.
          </Trans>
        </p>
        {isSent && (
          <Notice tone="done">
            <Trans>Your coins are on their way, or leave when the hold is over.</Trans>
          </Notice>
        )}
        {balances.data && own.length === 0 && !isSent && (
          <p>
            <Trans>There is nothing to withdraw.</Trans>
          </p>
        )}
        {quoted ? (
          <SendReview
            quoted={quoted}
            isQuoting={quotes.isBusy}
            problem={quotes.failure}
            onSpeed={(speed) => quotes.ask(all, speed)}
            onBack={quotes.forget}
            onSent={finish}
          />
        ) : (
          chosen && (
            <WithdrawalForm
              held={held}
              chosen={chosen}
              wish={all}
              quotes={quotes}
              onChange={setWish}
            />
          )
        )}
      </section>
    </Card>
  );
}

interface OwnBalance {
  readonly code: RealAsset;
  readonly balance: string;
}

function WithdrawalForm(props: {
  held: readonly OwnBalance[];
  chosen: OwnBalance;
  wish: SendWish;
  quotes: SendQuotes;
  onChange: (wish: SendWish) => void;
}) {
  const { held, chosen, wish, quotes, onChange } = props;
  const { isBusy, failure, tooMuch, ask, forget } = quotes;
  const change = (next: SendWish) => {
    forget();
    onChange(next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (wish.recipient.trim() !== "") void ask(wish);
  };
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {failure && (
        <Notice tone="danger">
          <ReadFailureWords failure={failure} />
        </Notice>
      )}
      <SegmentedSwitch
        label={<Trans>Coin</Trans>}
        value={chosen.code}
        segments={held.map(({ code }) => ({ value: code, label: <bdi>{code}</bdi> }))}
        onChange={(asset) => change({ ...wish, asset })}
      />
      <Field
        label={<Trans>Your address</Trans>}
        name="address"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={wish.recipient}
        error={
          tooMuch && (
            <Trans>
              The network fee is <Money asset={chosen.code} amount={String(tooMuch.fee)} />, as much
              as your balance or more.
            </Trans>
          )
        }
        hint={
          <Trans>
            <Money asset={chosen.code} amount={chosen.balance} /> available, less the network fee
          </Trans>
        }
        onChange={(event) => change({ ...wish, recipient: event.currentTarget.value })}
      />
      <Button variant="primary" type="submit" wide busy={isBusy}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
