import { useRef, useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { cleanTyped } from "../design/clean-typed.ts";
import { Field } from "../design/field.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { formatAmount, money } from "../../../domain/money/money.ts";
import { sendWords } from "../failure/send-words.tsx";
import { ReadFailureWords } from "../failure/read-failure-words.tsx";
import { coins } from "../market/coins.ts";
import { useReader } from "../server/use-reader.ts";
import styles from "../account/account-form.module.css";
import { SavedChoice } from "./saved-choice.tsx";
import { recipientOf, unitsOf, withRecipient, type SendWish } from "./send-wish.ts";
import type { SendQuotes } from "./use-send-quotes.ts";
import { Worth } from "./worth.tsx";

/** Which coin, how much, and to whom. */
export function SendForm(props: {
  wish: SendWish;
  quotes: SendQuotes;
  onChange: (wish: SendWish) => void;
}) {
  const { wish, quotes, onChange } = props;
  const { asset, recipient, amount, isAll } = wish;
  const { isBusy, failure, available, tooMuch, overLimit, ask, forget } = quotes;
  const [isChecked, setChecked] = useState(false);
  const { isBalanceHidden } = useReader();
  const units = unitsOf(wish);
  const all = available ?? 0n;
  const isRecipientMissing = recipient.trim() === "";
  const change = (next: SendWish) => {
    forget();
    onChange(next);
  };
  const isMoreThanAll =
    !isAll && units !== undefined && available !== undefined && BigInt(units) > available;
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: "recipient" | "amount") =>
    form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isRecipientMissing) focus("recipient");
    else if (units === undefined || isMoreThanAll) focus("amount");
    else void ask(wish);
  };
  const sendAll = () => {
    change({ ...wish, amount: formatAmount(money(asset, all)), isAll: true });
    // The button goes with it.
    focus("amount");
  };
  const problem = () => {
    if (isMoreThanAll)
      return <Trans>This is more than your balance. Enter a smaller amount.</Trans>;
    if (tooMuch && tooMuch.most === 0n) {
      return (
        <Trans>
          The network fee is <Money asset={asset} amount={String(tooMuch.fee)} />, as much as your
          balance or more.
        </Trans>
      );
    }
    if (tooMuch) {
      return (
        <Trans>
          With the network fee of <Money asset={asset} amount={String(tooMuch.fee)} /> you can send
          at most <Money asset={asset} amount={String(tooMuch.most)} />.
        </Trans>
      );
    }
    if (overLimit) {
      return (
        <>
          {sendWords(overLimit.code)}{" "}
          {overLimit.most > 0n && (
            <Trans>
              You can send at most <Money asset={asset} amount={String(overLimit.most)} /> now.
            </Trans>
          )}
        </>
      );
    }
    return isChecked && units === undefined && <Trans>Enter an amount of this coin.</Trans>;
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {failure && (
        <Notice tone="danger">
          <ReadFailureWords failure={failure} />
        </Notice>
      )}
      <SegmentedSwitch
        label={<Trans>Coin</Trans>}
        value={asset}
        segments={coins.map(({ code }) => ({ value: code, label: <bdi>{code}</bdi> }))}
        onChange={(next) =>
          change({ ...wish, asset: next, isAll: false, amount: isAll ? "" : amount })
        }
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
        hint={
          <>
            {units !== undefined && available !== undefined && (
              <>
                <Worth asset={asset} units={units} /> ·{" "}
              </>
            )}
            {available !== undefined && (
              <Trans>
                <Money hidden={isBalanceHidden} asset={asset} amount={String(available)} />{" "}
                available.
              </Trans>
            )}{" "}
            {isAll && !isRecipientMissing && "address" in recipientOf(recipient) && (
              <Trans>The network fee is taken from this amount.</Trans>
            )}
          </>
        }
        error={problem()}
        onChange={(event) => {
          const typed = cleanTyped(event.currentTarget.value);
          if (typed !== undefined) change({ ...wish, amount: typed, isAll: false });
        }}
      />
      {!isAll && (
        <Button variant="plain" disabled={all === 0n} onClick={sendAll}>
          <Trans>Send everything</Trans>
        </Button>
      )}
      <Button variant="primary" type="submit" wide busy={isBusy}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
