import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CountryGroup } from "../../../domain/bank-account/country-group.ts";
import type { CallFailure } from "../../http/client/call-types.ts";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { addressParts, type AddressPart, type BankDraft } from "./bank-draft.ts";
import { bankProblem } from "./bank-problems.tsx";
import styles from "./payment-settings.module.css";

/** Where the holder lives: some banks ask the payer for it. Open where something is filled in or wrong. */
export function AddressFields(props: {
  group: CountryGroup;
  draft: BankDraft;
  countries: readonly { readonly code: string; readonly name: string }[];
  failure: CallFailure | undefined;
  onChange: (part: Partial<BankDraft>) => void;
}) {
  const { group, draft, countries, failure, onChange } = props;
  const { t } = useLingui();
  const problemOf = (part: AddressPart) => bankProblem(`swift.${part}`, group, failure);
  const isNeeded = addressParts.some((part) => draft[part] !== "" || problemOf(part) !== undefined);
  return (
    <details className={styles.more} open={isNeeded || undefined}>
      <summary>
        <Trans>Address of the holder, for transfers from abroad (optional)</Trans>
      </summary>
      <div className={styles.address}>
        {addressParts.map((part) =>
          part === "residency" ? (
            <ListField
              key={part}
              label={labels[part]()}
              value={draft.residency}
              error={problemOf(part)}
              onChange={(residency) => onChange({ residency })}
            >
              <option value="" label={t`Not given`} />
              {countries.map(({ code, name }) => (
                <option key={code} value={code} label={name} />
              ))}
            </ListField>
          ) : (
            <Field
              key={part}
              label={labels[part]()}
              name={`swift.${part}`}
              value={draft[part]}
              error={problemOf(part)}
              autoComplete="off"
              dir="auto"
              maxLength={240}
              onChange={(event) => onChange({ [part]: event.currentTarget.value })}
            />
          ),
        )}
      </div>
    </details>
  );
}

const labels: Readonly<Record<AddressPart, () => ReactNode>> = {
  address: () => <Trans>Street and number</Trans>,
  zip: () => <Trans>Postal code</Trans>,
  city: () => <Trans>City</Trans>,
  state: () => <Trans>State or region</Trans>,
  residency: () => <Trans>Country of residence</Trans>,
};
