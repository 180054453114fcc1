import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import type { RealAsset } from "../../../domain/money/asset.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Field } from "../design/field.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { coins } from "../market/coins.ts";
import { SendReview, type QuotedSend } from "../send/send-review.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import form from "../account/account-form.module.css";
import styles from "./own-cases.module.css";

/** What is left to its owner after a ban: all of each coin leaves once, to an address of theirs. */
export function LastWithdrawal() {
  const balances = useRead("getBalances", {});
  const readAgain = useReadAgain();
  const [quoted, setQuoted] = useState<QuotedSend>();
  const [isSent, setSent] = useState(false);
  const own = balances.data?.data.filter(({ balance }) => BigInt(balance) > 0n) ?? [];
  const finish = () => {
    setSent(true);
    setQuoted(undefined);
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
          <SendReview quoted={quoted} onBack={() => setQuoted(undefined)} onSent={finish} />
        ) : (
          own.length > 0 && <WithdrawalForm own={own} onQuoted={setQuoted} />
        )}
      </section>
    </Card>
  );
}

interface OwnBalance {
  readonly cryptoCurrencyCode: string;
  readonly balance: string;
}

function WithdrawalForm(props: {
  own: readonly OwnBalance[];
  onQuoted: (quoted: QuotedSend) => void;
}) {
  const { own, onQuoted } = props;
  const { isBusy, failure, send, forget } = useAct();
  const [asset, setAsset] = useState<RealAsset>();
  const [address, setAddress] = useState("");
  const held = coins.flatMap(({ code }) => {
    const balance = own.find((each) => each.cryptoCurrencyCode === code)?.balance;
    return balance === undefined ? [] : [{ code, balance }];
  });
  const chosen = held.find(({ code }) => code === asset) ?? held[0];
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!chosen || address.trim() === "") return;
    const quoted = await send(() => quoteAll(chosen.code, chosen.balance, address.trim()));
    if (quoted?.ok) onQuoted(quoted.data);
  };
  if (!chosen) return undefined;
  return (
    <form className={form.form} noValidate onSubmit={(event) => void submit(event)}>
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      <SegmentedSwitch
        label={<Trans>Coin</Trans>}
        value={chosen.code}
        segments={held.map(({ code }) => ({ value: code, label: <bdi>{code}</bdi> }))}
        onChange={(next) => {
          forget();
          setAsset(next);
        }}
      />
      <Field
        label={<Trans>Your address</Trans>}
        name="address"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={address}
        hint={
          <Trans>
            <Money asset={chosen.code} amount={chosen.balance} /> available, less the network fee
          </Trans>
        }
        onChange={(event) => {
          forget();
          setAddress(event.currentTarget.value);
        }}
      />
      <Button variant="primary" type="submit" wide busy={isBusy}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}

/** Asks for the fee first: what is sent is what it leaves of all. */
async function quoteAll(code: RealAsset, balance: string, address: string) {
  const bodyOf = (amount: string) => ({ crypto_currency_code: code, amount, address });
  const first = await client.call("quoteSend", { body: bodyOf(balance) });
  if (!first.ok) return first;
  const fee = first.data.fees.find(({ speed }) => speed === "normal");
  const left = BigInt(balance) - BigInt(fee?.fee ?? 0);
  const body = bodyOf(String(left > 0n ? left : BigInt(balance)));
  const told = await client.call("quoteSend", { body });
  if (!told.ok) return told;
  const fees = told.data.fees.filter(({ speed }) => speed === "normal");
  return { ...told, data: { ...told.data, body, fees } };
}
