import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import { parseAmount } from "../../../domain/money/money.ts";
import { Button } from "../design/button.tsx";
import { cleanTyped } from "../design/clean-typed.ts";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "../account/account-form.module.css";

const coin = "BTC";

/** How much somebody wants to be paid, and what for. */
export function InvoiceForm({ onMade }: { onMade: () => void }) {
  const [amount, setAmount] = useState("");
  const [description, setDescription] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { isBusy, failure, send, forget } = useAct();
  const parsed = parseAmount(coin, amount);
  const satoshi = parsed.ok && parsed.value.units > 0n ? String(parsed.value.units) : undefined;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (satoshi === undefined) return;
    const body = { amount: satoshi, description };
    const made = await send(() => client.call("createInvoice", { body }));
    if (!made?.ok) return;
    setAmount("");
    setDescription("");
    setChecked(false);
    onMade();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      <Field
        large
        label={<Trans>Amount to receive</Trans>}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        suffix={<bdi>{coin}</bdi>}
        value={amount}
        error={
          isChecked && satoshi === undefined && <Trans>Enter an amount, such as 0.0005.</Trans>
        }
        onChange={(event) => {
          const typed = cleanTyped(event.currentTarget.value);
          forget();
          if (typed !== undefined) setAmount(typed);
        }}
      />
      <Field
        label={<Trans>What for (optional)</Trans>}
        name="description"
        autoComplete="off"
        maxLength={100}
        value={description}
        hint={<Trans>The payer sees it.</Trans>}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <Button variant="primary" type="submit" wide busy={isBusy}>
        <Trans>Create an invoice</Trans>
      </Button>
    </form>
  );
}
