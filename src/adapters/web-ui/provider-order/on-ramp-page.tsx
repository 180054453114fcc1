import { useState, type SubmitEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { parseFiat } from "../../../domain/money/fiat.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import { AmountField } from "../design/amount-field.tsx";
import { Button } from "../design/button.tsx";
import { LabelledSwitch } from "../design/labelled-switch.tsx";
import { ListField } from "../design/list-field.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import styles from "../account/account-form.module.css";
import { FiatMoney } from "./fiat-money.tsx";
import { wayWords } from "./order-kinds.tsx";
import { ProviderPage, type OrderFormProps } from "./provider-page.tsx";
import { CoinChoice } from "./coin-choice.tsx";
import { boundsProblem } from "./bounds-problem.tsx";
import { useQuote } from "./use-quote.ts";

/** Buys coins for money, by card or bank transfer. */
export function OnRampPage() {
  const { t } = useLingui();
  return (
    <ProviderPage
      kind="on-ramp"
      title={t`Buy coins with money`}
      lead={
        <Trans>Pay a provider by card or bank transfer. The coins arrive in your wallet.</Trans>
      }
      Form={OnRampForm}
    />
  );
}

function OnRampForm({ terms, onQuoted }: OrderFormProps) {
  const [coin, setCoin] = useState<RealAsset>("BTC");
  const [wanted, setCurrency] = useState("USD");
  const [wantedWay, setWay] = useState("card");
  const [amount, setAmount] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { isBusy, failure, ask, forget } = useQuote(onQuoted);
  const ofCoin = terms.markets.filter((market) => market.cryptoCurrencyCode === coin);
  const currencies = [...new Set(ofCoin.map((market) => market.fiatCurrencyCode))];
  const currency = currencies.includes(wanted) ? wanted : (currencies[0] ?? wanted);
  const markets = ofCoin.filter((market) => market.fiatCurrencyCode === currency);
  const market = markets.find(({ way }) => way === wantedWay) ?? markets[0];
  const parsed = parseFiat(currency, amount);
  const minor = parsed.ok && parsed.value.minor > 0n ? String(parsed.value.minor) : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (minor === undefined)
      event.currentTarget.querySelector<HTMLElement>("[name=amount]")?.focus();
    if (minor === undefined || !market) return;
    const body = {
      crypto_currency_code: coin,
      fiat_currency_code: currency,
      way: market.way,
      amount: minor,
    };
    void ask(() => client.call("quoteOnRamp", { body }));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure && failure.code !== "provider_bounds" && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      <CoinChoice label={<Trans>Coin to buy</Trans>} value={coin} onChange={setCoin} />
      <ListField
        label={<Trans>Currency</Trans>}
        value={currency}
        onChange={(next) => {
          forget();
          setCurrency(next);
        }}
      >
        {currencies.map((code) => (
          <option key={code} value={code} label={code} />
        ))}
      </ListField>
      {market && markets.length > 1 && (
        <LabelledSwitch
          label={<Trans>Pay by</Trans>}
          value={market.way}
          segments={markets.map(({ way }) => ({ value: way, label: wayWords(way) }))}
          onChange={setWay}
        />
      )}
      <AmountField
        label={<Trans>Amount to pay</Trans>}
        unit={currency}
        value={amount}
        hint={
          market && (
            <Trans>
              <FiatMoney currency={currency} minor={market.least} /> minimum,{" "}
              <FiatMoney currency={currency} minor={market.most} /> maximum
            </Trans>
          )
        }
        error={
          boundsProblem(failure) ??
          (isChecked && minor === undefined && <Trans>Enter an amount, such as 50.</Trans>)
        }
        onType={(typed) => {
          forget();
          setAmount(typed);
        }}
      />
      <Button variant="primary" type="submit" wide busy={isBusy}>
        <Trans>Show the price</Trans>
      </Button>
    </form>
  );
}
