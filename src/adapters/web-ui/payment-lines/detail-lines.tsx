import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus, Trash2 } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { usePolicy } from "../page-policy.ts";
import { newLine, type DraftLine } from "./draft-line.ts";
import styles from "./detail-lines.module.css";

/** The payment details for buyers, line by line: a label and a value to copy. */
export function DetailLines(props: {
  lines: readonly DraftLine[];
  error: ReactNode;
  onChange: (lines: readonly DraftLine[]) => void;
}) {
  const { lines, error, onChange } = props;
  const { t } = useLingui();
  const { paymentDetails, paymentDetailLabelLength, paymentDetailValueLength } = usePolicy().offer;
  const firstEmpty = lines.findIndex(({ label, value }) => label === "" || value.trim() === "");
  const errorAt = Math.max(firstEmpty, 0);
  const put = (id: number, changed: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.id === id ? { ...line, ...changed } : line)));
  return (
    <fieldset className={styles.details}>
      <legend className={styles.legend}>
        <Trans>Where buyers pay</Trans>
      </legend>
      <p className={styles.hint}>
        <Trans>Shown to a buyer only once the crypto is in escrow. Nobody else sees it.</Trans>
      </p>
      {lines.map((line, index) => (
        <div key={line.id} className={styles.line} data-needed={line.isNeeded}>
          {!line.isNeeded && (
            <Field
              label={<Trans>Type</Trans>}
              name={`payment_details.${line.id}.label`}
              placeholder={t`for example IBAN`}
              autoComplete="off"
              maxLength={paymentDetailLabelLength}
              value={line.label}
              onChange={(event) => put(line.id, { label: event.currentTarget.value })}
            />
          )}
          <Field
            label={
              line.label === "" ? <Trans>Payment details to copy</Trans> : <bdi>{line.label}</bdi>
            }
            name={index === errorAt ? "payment_details" : `payment_details.${line.id}.value`}
            autoComplete="off"
            spellCheck={false}
            maxLength={paymentDetailValueLength}
            value={line.value}
            error={index === errorAt && error}
            onChange={(event) => put(line.id, { value: event.currentTarget.value })}
          />
          {!line.isNeeded && (
            <button
              type="button"
              className={styles.remove}
              aria-label={t`Remove line ${index + 1}`}
              onClick={() => onChange(lines.filter(({ id }) => id !== line.id))}
            >
              <Trash2 aria-hidden="true" />
            </button>
          )}
        </div>
      ))}
      {lines.length < paymentDetails && (
        <div>
          <Button variant="plain" onClick={() => onChange([...lines, newLine("")])}>
            <Plus aria-hidden="true" />
            <Trans>Add a line</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
