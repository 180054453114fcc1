import { useState, type SubmitEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PhoneTermsView } from "../../http/contract/provider-order/provider-order-views.ts";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { useCountryNames } from "../market/country-names.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "../account/account-form.module.css";
import { ProviderPage, type OrderFormProps } from "./provider-page.tsx";
import { TopUpAmount } from "./top-up-amount.tsx";

/** Loads a phone from the wallet. */
export function TopUpPage() {
  const { t } = useLingui();
  return (
    <ProviderPage
      kind="top-up"
      title={t`Mobile top-up`}
      lead={<Trans>Top up a prepaid phone from your wallet.</Trans>}
      Form={TopUpForm}
    />
  );
}

function TopUpForm({ terms, onQuoted, again }: OrderFormProps) {
  const [number, setNumber] = useState(again?.destination?.number ?? terms.ownNumber ?? "");
  const [phone, setPhone] = useState<PhoneTermsView>();
  const { isBusy, failure, send, forget } = useAct();
  const { byName } = useCountryNames();
  const countries = byName(terms.countries)
    .map(({ name }) => name)
    .join(", ");
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const query = { phone: number.replaceAll(/[\s()./-]/g, "") };
    const told = await send(() => client.call("viewPhoneTerms", { query }));
    setPhone(told?.ok ? told.data : undefined);
  };
  return (
    <div className={styles.form}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          large
          label={<Trans>Phone number</Trans>}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={number}
          hint={
            <Trans>
              With its country code, for example +254 712 345 678. Countries: <bdi>{countries}</bdi>
            </Trans>
          }
          error={
            failure?.code === "validation" && (
              <Trans>Enter a mobile number with its country code.</Trans>
            )
          }
          onChange={(event) => {
            forget();
            setPhone(undefined);
            setNumber(event.currentTarget.value);
          }}
        />
        {failure && failure.code !== "validation" && (
          <Notice tone="danger">
            <FailureWords failure={failure} />
          </Notice>
        )}
        {!phone && (
          <Button variant="primary" type="submit" wide busy={isBusy}>
            <Trans>Choose an amount</Trans>
          </Button>
        )}
      </form>
      {phone && phone.operators.length === 0 && (
        <Notice tone="info">
          <Trans>Phones of this country can't be topped up here.</Trans>
        </Notice>
      )}
      {phone && phone.operators.length > 0 && (
        <TopUpAmount key={phone.number} phone={phone} again={again} onQuoted={onQuoted} />
      )}
    </div>
  );
}
