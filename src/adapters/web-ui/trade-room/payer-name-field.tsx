import { Trans } from "@lingui/react/macro";
import { mostPayerNameCharacters } from "../../../domain/dispute/payer-name.ts";
import { Field } from "../design/field.tsx";

/** Whose account the buyer paid from; it may stay empty where a payment carries no name. */
export function PayerNameField(props: {
  partner: string;
  value: string;
  onChange: (name: string) => void;
}) {
  const { partner, value, onChange } = props;
  return (
    <Field
      label={<Trans>Name on the account you paid from (optional)</Trans>}
      hint={
        <Trans>
          <bdi>{partner}</bdi> compares it with the name on the payment.
        </Trans>
      }
      autoComplete="name"
      dir="auto"
      maxLength={mostPayerNameCharacters}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
