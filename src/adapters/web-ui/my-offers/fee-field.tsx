import { Trans } from "@lingui/react/macro";
import type { MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import { cleanTyped } from "../design/clean-typed.ts";
import { Field } from "../design/field.tsx";
import { problemWords } from "../offer-wizard/problem-words.tsx";
import type { Problem } from "../offer-wizard/wizard-steps.ts";

/** The escrow fee of an offer, where an admin lets its owner set it. */
export function FeeField(props: {
  offer: MyOfferView;
  value: string;
  problems: readonly Problem[];
  onChange: (value: string) => void;
}) {
  const { offer, value, problems, onChange } = props;
  return (
    <Field
      label={<Trans>Escrow fee</Trans>}
      hint={
        offer.type === "buy" ? (
          <Trans>
            The person who sells to you pays it, so it can only be lower than usual. Leave empty for
            the usual fee.
          </Trans>
        ) : (
          <Trans>You pay it on top of the amount. Leave empty for the usual fee.</Trans>
        )
      }
      name="manual_escrow_fee"
      inputMode="decimal"
      autoComplete="off"
      suffix="%"
      value={value}
      error={problemWords("manual_escrow_fee", problems)}
      onChange={(event) => {
        const typed = cleanTyped(event.currentTarget.value);
        if (typed !== undefined) onChange(typed);
      }}
    />
  );
}
