import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import type { RealAsset } from "../../../domain/money/asset.ts";
import { formatFiat, parseFiat } from "../../../domain/money/fiat.ts";
import type {
  PhoneTermsView,
  ProviderOrderView,
} from "../../http/contract/provider-order/provider-order-views.ts";
import { AmountField } from "../design/amount-field.tsx";
import { withCode } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { ListField } from "../design/list-field.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import styles from "../account/account-form.module.css";
import { CoinChoice } from "./coin-choice.tsx";
import { FiatMoney } from "./fiat-money.tsx";
import type { HeldQuote } from "./order-review.tsx";
import { boundsProblem } from "./bounds-problem.tsx";
import { useQuote } from "./use-quote.ts";

/** Which operator, how much, and from which coin. */
export function TopUpAmount(props: {
  phone: PhoneTermsView;
  again: ProviderOrderView | undefined;
  onQuoted: (held: HeldQuote) => void;
}) {
  const { phone, again, onQuoted } = props;
  const { operators, detected } = phone;
  const [operatorId, setOperator] = useState(again?.way ?? detected ?? "");
  const [coin, setCoin] = useState<RealAsset>(again?.cryptoCurrencyCode ?? "USDT");
  const [typed, setTyped] = useState(
    again ? formatFiat({ currency: again.fiatCurrencyCode, minor: BigInt(again.fiatAmount) }) : "",
  );
  const [chosen, setChosen] = useState(again?.fiatAmount ?? "");
  const [isChecked, setChecked] = useState(false);
  const { isBusy, failure, ask, forget } = useQuote(onQuoted);
  const operator = operators.find(({ id }) => id === operatorId) ?? operators[0];
  if (!operator) return null;
  const { amounts, fiatCurrencyCode: currency, least, most } = operator;
  const fixed = amounts.includes(chosen) ? chosen : amounts[0];
  const parsed = parseFiat(currency, typed);
  const free = parsed.ok && parsed.value.minor > 0n ? String(parsed.value.minor) : undefined;
  const amount = amounts.length > 0 ? fixed : free;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (amount === undefined) return;
    const body = {
      crypto_currency_code: coin,
      phone: phone.number,
      operator_id: operator.id,
      amount,
    };
    void ask(() => client.call("quoteTopUp", { body }));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure && failure.code !== "provider_bounds" && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      <ListField
        label={<Trans>Operator</Trans>}
        hint={
          detected !== null && (
            <Trans>
              Chosen from the number. Change it if you took the number to another operator.
            </Trans>
          )
        }
        value={operator.id}
        onChange={(next) => {
          forget();
          setOperator(next);
        }}
      >
        {operators.map(({ id, name }) => (
          <option key={id} value={id} label={name} />
        ))}
      </ListField>
      {amounts.length > 0 ? (
        <ListField label={<Trans>Amount</Trans>} value={fixed ?? ""} onChange={setChosen}>
          {amounts.map((minor) => (
            <option
              key={minor}
              value={minor}
              label={withCode(formatFiat({ currency, minor: BigInt(minor) }), currency)}
            />
          ))}
        </ListField>
      ) : (
        <AmountField
          label={<Trans>Amount</Trans>}
          unit={currency}
          value={typed}
          hint={
            least !== null &&
            most !== null && (
              <Trans>
                <FiatMoney currency={currency} minor={least} /> minimum,{" "}
                <FiatMoney currency={currency} minor={most} /> maximum
              </Trans>
            )
          }
          error={
            boundsProblem(failure) ??
            (isChecked && free === undefined && <Trans>Enter an amount, such as 50.</Trans>)
          }
          onType={(next) => {
            forget();
            setTyped(next);
          }}
        />
      )}
      <CoinChoice label={<Trans>Pay with</Trans>} value={coin} onChange={setCoin} />
      <Button variant="primary" type="submit" wide busy={isBusy}>
        <Trans>Show the price</Trans>
      </Button>
    </form>
  );
}
