import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import { formatAmount, money } from "../../../domain/money/money.ts";
import { AmountField } from "../design/amount-field.tsx";
import { Button } from "../design/button.tsx";
import { LabelledSwitch } from "../design/labelled-switch.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { ReadFailureWords } from "../failure/read-failure-words.tsx";
import { coins } from "../market/coins.ts";
import { useRead } from "../server/use-read.ts";
import { useReader } from "../server/use-reader.ts";
import styles from "../account/account-form.module.css";
import { unitsToConvert, withFrom, withTo, type ConversionWish } from "./conversion-wish.ts";
import type { QuotedConversion } from "./convert-review.tsx";
import { useQuote } from "./use-quote.ts";

const segments = coins.map(({ code }) => ({ value: code, label: <bdi>{code}</bdi> }));

/** Which coin into which, and how much of it. */
export function ConvertForm(props: {
  wish: ConversionWish;
  onChange: (wish: ConversionWish) => void;
  onQuoted: (quoted: QuotedConversion) => void;
}) {
  const { wish, onChange, onQuoted } = props;
  const { from, to, amount } = wish;
  const [isChecked, setChecked] = useState(false);
  const { isBusy, failure, ask, forget } = useQuote(onQuoted);
  const { isBalanceHidden } = useReader();
  const balances = useRead("getBalances", {});
  const owned = balances.data?.data.find((each) => each.cryptoCurrencyCode === from);
  const all = owned?.balance ?? "0";
  const units = unitsToConvert(wish);
  const change = (next: ConversionWish) => {
    forget();
    onChange(next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (units !== undefined) void ask(from, to, units);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure && (
        <Notice tone="danger">
          <ReadFailureWords failure={failure} />
        </Notice>
      )}
      <LabelledSwitch
        label={<Trans>From</Trans>}
        value={from}
        segments={segments}
        onChange={(next) => change(withFrom(wish, next))}
      />
      <LabelledSwitch
        label={<Trans>To</Trans>}
        value={to}
        segments={segments}
        onChange={(next) => change(withTo(wish, next))}
      />
      <AmountField
        label={<Trans>Amount</Trans>}
        unit={from}
        value={amount}
        hint={
          <>
            {owned && (
              <Trans>
                <Money hidden={isBalanceHidden} asset={from} amount={owned.balance} /> available
              </Trans>
            )}
          </>
        }
        error={isChecked && units === undefined && <Trans>Enter an amount of this coin.</Trans>}
        onType={(typed) => change({ ...wish, amount: typed })}
      />
      <Button
        variant="plain"
        disabled={all === "0"}
        onClick={() => change({ ...wish, amount: formatAmount(money(from, BigInt(all))) })}
      >
        <Trans>Convert everything</Trans>
      </Button>
      <Button variant="primary" type="submit" wide busy={isBusy}>
        <Trans>Show the price</Trans>
      </Button>
    </form>
  );
}
