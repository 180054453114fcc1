import { useState, type ReactNode, type SubmitEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PhoneView } from "../../http/contract/account/phone.ts";
import { numberLocale } from "../design/amount-text.ts";
import { Assurance } from "../design/assurance.tsx";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { useRead } from "../server/use-read.ts";
import type { PhoneCodeState } from "./phone-code-state.ts";
import { SendButton } from "./send-button.tsx";
import styles from "./account-form.module.css";

/** Takes the number, and has a code sent to it by text or by call. */
export function PhoneNumberForm(props: {
  state: PhoneCodeState;
  ways: PhoneView["ways"];
  onSend: (phone: string, call: boolean) => Promise<void>;
}) {
  const { state, ways, onSend } = props;
  const [country, setCountry] = useState("");
  const [typed, setTyped] = useState("");
  const [hasAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const countries = useCountries();
  const code = countries.find(({ iso }) => iso === country)?.callingCode;
  const send = (call: boolean) => {
    setTried(true);
    if (!hasAgreed || typed.trim() === "") return;
    void onSend(wholeNumber(typed, code), call);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(!ways.includes("sms"));
  };
  const problem =
    isTried && typed.trim() === "" ? <Trans>Enter your number.</Trans> : problemOf(state);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.lead}>
        <Trans>We send a code to your phone. Only you see the number.</Trans>
      </p>
      <CountryField {...{ countries, country }} onChange={setCountry} />
      <Field
        label={<Trans>Phone number</Trans>}
        name="phone"
        type="tel"
        dir="ltr"
        autoComplete="tel"
        maxLength={40}
        value={typed}
        error={problem}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Assurance isGiven={hasAgreed} isMissing={isTried && !hasAgreed} onChange={setAgreed}>
        <Trans>
          This is my number. I agree that it is stored encrypted and that codes are sent to it by
          text or call.
        </Trans>
      </Assurance>
      <SendButton state={state}>
        <Trans>Send a code</Trans>
      </SendButton>
      {ways.includes("call") && ways.includes("sms") && (
        <Button
          variant="plain"
          wide
          disabled={state.sending === "loading"}
          onClick={() => send(true)}
        >
          <Trans>Call me instead</Trans>
        </Button>
      )}
    </form>
  );
}

function CountryField(props: {
  countries: readonly { iso: string; callingCode: string }[];
  country: string;
  onChange: (iso: string) => void;
}) {
  const { t, i18n } = useLingui();
  const names = new Intl.DisplayNames(numberLocale(i18n.locale), { type: "region" });
  const sorted = props.countries
    .map(({ iso, callingCode }) => ({ iso, callingCode, name: names.of(iso) ?? iso }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <ListField label={<Trans>Country</Trans>} value={props.country} onChange={props.onChange}>
      <option value="" label={t`As in the number (+…)`} />
      {sorted.map(({ iso, callingCode, name }) => (
        <option key={iso} value={iso} label={`${name} · +${callingCode}`} />
      ))}
    </ListField>
  );
}

function useCountries() {
  const { data } = useRead("listPhoneCountries", {});
  return data?.data ?? [];
}

/** A number with a plus sign is whole; else the country's code is put in front. */
function wholeNumber(typed: string, code: string | undefined): string {
  const text = typed.trim();
  return text.startsWith("+") || code === undefined ? text : `+${code} ${text}`;
}

function problemOf({ codeError }: PhoneCodeState): ReactNode {
  switch (codeError?.details[0]?.code) {
    case undefined:
      return undefined;
    case "phone_parse_error":
      return (
        <Trans>Choose the country, or write the number with a plus sign: +351 912 345 678.</Trans>
      );
    case "phone_invalid":
      return <Trans>This number doesn't exist. Check its digits and the country.</Trans>;
    case "phone_wrong_type":
      return <Trans>Enter the number of your own mobile or landline, not of a service.</Trans>;
    case "sms_not_supported":
      return (
        <Trans>We can't send a text to this number. Let us call it, or enter another one.</Trans>
      );
    default:
      return <Trans>Check the number.</Trans>;
  }
}
