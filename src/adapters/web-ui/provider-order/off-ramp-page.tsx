import { useState, type SubmitEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Landmark } from "lucide-react";
import type { RealAsset } from "../../../domain/money/asset.ts";
import { formatAmount, money, parseAmount } from "../../../domain/money/money.ts";
import type { OrderTermsView } from "../../http/contract/provider-order/provider-order-views.ts";
import { AmountField } from "../design/amount-field.tsx";
import { Button } from "../design/button.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { ListField } from "../design/list-field.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useRead } from "../server/use-read.ts";
import { useReader } from "../server/use-reader.ts";
import styles from "../account/account-form.module.css";
import { CoinChoice } from "./coin-choice.tsx";
import { ProviderPage, type OrderFormProps } from "./provider-page.tsx";
import { boundsProblem } from "./bounds-problem.tsx";
import { useQuote } from "./use-quote.ts";

/** Sells coins for money, paid out to a saved account. */
export function OffRampPage() {
  const { t } = useLingui();
  return (
    <ProviderPage
      kind="off-ramp"
      title={t`Sell coins for money`}
      lead={<Trans>A provider buys your coins and pays your bank account or mobile money.</Trans>}
      Form={OffRampForm}
    />
  );
}

/** The accounts, each with a currency that the provider pays out to it. */
function payoutsOf({ accounts, markets }: OrderTermsView, coin: RealAsset) {
  return accounts.flatMap((account) =>
    account.fiatCurrencyCodes
      .filter((currency) =>
        markets.some(
          (market) =>
            market.cryptoCurrencyCode === coin &&
            market.fiatCurrencyCode === currency &&
            market.way === account.way,
        ),
      )
      .map((currency) => ({ ...account, currency, key: `${account.id} ${currency}` })),
  );
}

function OffRampForm({ terms, onQuoted }: OrderFormProps) {
  const [coin, setCoin] = useState<RealAsset>("BTC");
  const [chosen, setChosen] = useState("");
  const [amount, setAmount] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { isBusy, failure, ask, forget } = useQuote(onQuoted);
  const { isBalanceHidden } = useReader();
  const balances = useRead("getBalances", {});
  const owned = balances.data?.data.find((each) => each.cryptoCurrencyCode === coin);
  const payouts = payoutsOf(terms, coin);
  const payout = payouts.find(({ key }) => key === chosen) ?? payouts[0];
  const parsed = parseAmount(coin, amount);
  const units = parsed.ok && parsed.value.units > 0n ? String(parsed.value.units) : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (units === undefined)
      event.currentTarget.querySelector<HTMLElement>("[name=amount]")?.focus();
    if (units === undefined || !payout) return;
    const body = {
      crypto_currency_code: coin,
      fiat_currency_code: payout.currency,
      amount: units,
      account_id: payout.id,
    };
    void ask(() => client.call("quoteOffRamp", { body }));
  };
  if (!payout) {
    return (
      <EmptyState icon={Landmark} title={<Trans>Add an account to be paid to</Trans>}>
        <Trans>
          Save a bank account or mobile money wallet in a currency that the provider pays.
        </Trans>{" "}
        <Button variant="primary" href="/account/payment-settings">
          <Trans>Add an account</Trans>
        </Button>
      </EmptyState>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure && failure.code !== "provider_bounds" && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      <CoinChoice label={<Trans>Coin to sell</Trans>} value={coin} onChange={setCoin} />
      <AmountField
        label={<Trans>Amount</Trans>}
        unit={coin}
        value={amount}
        hint={
          owned && (
            <Trans>
              <Money hidden={isBalanceHidden} asset={coin} amount={owned.balance} /> available
            </Trans>
          )
        }
        error={
          boundsProblem(failure) ??
          (isChecked && units === undefined && <Trans>Enter an amount of this coin.</Trans>)
        }
        onType={(typed) => {
          forget();
          setAmount(typed);
        }}
      />
      {owned && owned.balance !== "0" && (
        <Button
          variant="plain"
          onClick={() => setAmount(formatAmount(money(coin, BigInt(owned.balance))))}
        >
          <Trans>Sell everything</Trans>
        </Button>
      )}
      <ListField label={<Trans>Pay out to</Trans>} value={payout.key} onChange={setChosen}>
        {payouts.map(({ key, name, number, currency }) => (
          <option key={key} value={key} label={`${name} …${number} (${currency})`} />
        ))}
      </ListField>
      <Button variant="primary" type="submit" wide busy={isBusy}>
        <Trans>Show the price</Trans>
      </Button>
    </form>
  );
}
