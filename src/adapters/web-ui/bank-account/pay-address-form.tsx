import { useState, type ReactNode, type SubmitEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { paymentMethods } from "../../../domain/catalogue/payment-methods.ts";
import { paymentMethodGroups } from "../../../domain/catalogue/payment-method-groups.ts";
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
import { useGroupNames } from "../market/group-names.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "./payment-settings.module.css";

const groups = paymentMethodGroups
  .map(({ id, slug }) => ({
    slug,
    ofGroup: singleLineMethods(paymentMethods).filter(({ groupId }) => groupId === id),
  }))
  .filter(({ ofGroup }) => ofGroup.length > 0);

/** Saves an online wallet or a cash place: a method, and the line that it needs. */
export function PayAddressForm({ onSaved }: { onSaved: () => Promise<void> }) {
  const { t } = useLingui();
  const groupNames = useGroupNames();
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
  const wrong = (field: "payment_method" | "value" | "note") =>
    problemWords(
      act.failure?.details.find((each) => each.field === field)?.code,
      field === "note" ? payAddressLimits.note : payAddressLimits.value,
    );
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
        {groups.map(({ slug: group, ofGroup }) => (
          <optgroup key={group} label={groupNames[group] ?? group}>
            {ofGroup.map(({ slug, name }) => (
              <option key={slug} value={slug} label={name} />
            ))}
          </optgroup>
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

function problemWords(code: string | undefined, most: number): ReactNode {
  switch (code) {
    case undefined:
      return undefined;
    case "required":
      return <Trans>Fill in this field.</Trans>;
    case "not_correct_length":
      return (
        <Trans>
          Enter <bdi>{payAddressLimits.fewest}</bdi> to <bdi>{most}</bdi> characters.
        </Trans>
      );
    case "non_unique":
      return <Trans>You already saved this.</Trans>;
    default:
      return <Trans>This can&apos;t be used here.</Trans>;
  }
}
