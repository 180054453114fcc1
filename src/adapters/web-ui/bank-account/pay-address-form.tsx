import { useState, type ReactNode, type SubmitEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { paymentMethods } from "../../../domain/catalogue/payment-methods.ts";
import {
  payAddressLimits,
  singleLineMethods,
  singleLineOf,
} from "../../../domain/pay-address/pay-address.ts";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "./payment-settings.module.css";

const methods = singleLineMethods(paymentMethods);

/** Saves an online wallet or a cash place: a method, and the line that it needs. */
export function PayAddressForm({ onSaved }: { onSaved: () => Promise<void> }) {
  const { t } = useLingui();
  const act = useAct();
  const [method, setMethod] = useState("");
  const [value, setValue] = useState("");
  const [note, setNote] = useState("");
  const isPlace = singleLineOf(method) === "where_to_pay";
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { payment_method: method, value, note };
    const outcome = await act.send(() => client.call("addPayAddress", { body }));
    if (!outcome?.ok) return;
    setValue("");
    setNote("");
    await onSaved();
  };
  const wrong = (field: string) =>
    problemWords(act.failure?.details.find((each) => each.field === field)?.code);
  return (
    <form className={styles.addressForm} noValidate onSubmit={(event) => void save(event)}>
      <ListField
        label={<Trans>Payment method</Trans>}
        value={method}
        error={wrong("payment_method")}
        onChange={(slug) => {
          setMethod(slug);
          act.forget();
        }}
      >
        <option value="" label={t`Choose a method`} />
        {methods.map(({ slug, name }) => (
          <option key={slug} value={slug} label={name} />
        ))}
      </ListField>
      {method !== "" && (
        <>
          <Field
            label={isPlace ? <Trans>Where to pay</Trans> : <Trans>Email or username</Trans>}
            maxLength={payAddressLimits.value}
            error={wrong("value")}
            value={value}
            onChange={(event) => {
              setValue(event.currentTarget.value);
              act.forget();
            }}
          />
          <Field
            label={<Trans>Note for the payer (optional)</Trans>}
            maxLength={payAddressLimits.note}
            error={wrong("note")}
            value={note}
            onChange={(event) => {
              setNote(event.currentTarget.value);
              act.forget();
            }}
          />
        </>
      )}
      {act.failure && act.failure.code !== "validation" && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
      {act.isDone && (
        <Notice tone="done">
          <Trans>Saved.</Trans>
        </Notice>
      )}
      <div>
        <Button
          variant="primary"
          type="submit"
          busy={act.isBusy}
          disabled={method === "" || value.trim() === ""}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

function problemWords(code: string | undefined): ReactNode {
  switch (code) {
    case undefined:
      return undefined;
    case "required":
      return <Trans>Fill in this field.</Trans>;
    case "not_correct_length":
      return <Trans>This is too long or too short.</Trans>;
    case "non_unique":
      return <Trans>You already saved this.</Trans>;
    default:
      return <Trans>This can&apos;t be used here.</Trans>;
  }
}
