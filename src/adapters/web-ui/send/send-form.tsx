import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { cleanTyped } from "../design/clean-typed.ts";
import { Field } from "../design/field.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { coins } from "../market/coins.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead } from "../server/use-read.ts";
import { useReader } from "../server/use-reader.ts";
import styles from "../account/account-form.module.css";
import type { QuotedSend } from "./send-review.tsx";
import { SavedChoice } from "./saved-choice.tsx";
import { recipientOf, unitsOf, withRecipient, type SendWish } from "./send-wish.ts";

/** Which coin, how much, and to whom. */
export function SendForm(props: {
  wish: SendWish;
  onChange: (wish: SendWish) => void;
  onQuoted: (quoted: QuotedSend) => void;
}) {
  const { wish, onChange, onQuoted } = props;
  const { asset, recipient, amount } = wish;
  const [isChecked, setChecked] = useState(false);
  const { isBusy, failure, send, forget } = useAct();
  const units = unitsOf(wish);
  const isRecipientMissing = recipient.trim() === "";
  const change = (next: SendWish) => {
    forget();
    onChange(next);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (units === undefined || isRecipientMissing) return;
    const body = { crypto_currency_code: asset, amount: units, ...recipientOf(recipient) };
    const told = await send(() => client.call("quoteSend", { body }));
    if (told?.ok) onQuoted({ body, ...told.data });
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      <SegmentedSwitch
        label={<Trans>Coin</Trans>}
        value={asset}
        segments={coins.map(({ code }) => ({ value: code, label: <bdi>{code}</bdi> }))}
        onChange={(next) => change({ ...wish, asset: next })}
      />
      <Field
        label={<Trans>Username, address or Lightning invoice</Trans>}
        name="recipient"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={recipient}
        error={isChecked && isRecipientMissing && <Trans>Enter who gets the coins.</Trans>}
        onChange={(event) => change(withRecipient(wish, event.currentTarget.value))}
      />
      <SavedChoice
        asset={asset}
        chosen={recipient.trim()}
        onChoose={(address) => change(withRecipient(wish, address))}
      />
      <Field
        large
        label={<Trans>Amount</Trans>}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        suffix={<bdi>{asset}</bdi>}
        value={amount}
        hint={<Available asset={asset} />}
        error={isChecked && units === undefined && <Trans>Enter an amount of this coin.</Trans>}
        onChange={(event) => {
          const typed = cleanTyped(event.currentTarget.value);
          if (typed !== undefined) change({ ...wish, amount: typed });
        }}
      />
      <Button variant="primary" type="submit" wide busy={isBusy}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}

function Available({ asset }: { asset: string }) {
  const { isBalanceHidden } = useReader();
  const balances = useRead("getBalances", {});
  const own = balances.data?.data.find((each) => each.cryptoCurrencyCode === asset);
  if (!own) return null;
  return (
    <Trans>
      <Money hidden={isBalanceHidden} asset={asset} amount={own.balance} /> available
    </Trans>
  );
}
