import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CountryGroup, NumberField } from "../../../domain/bank-account/country-group.ts";
import { fieldsOfGroup } from "../../../domain/bank-account/country-group.ts";
import type { CallFailure } from "../../http/client/call-types.ts";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { useRead } from "../server/use-read.ts";
import type { BankDraft } from "./bank-draft.ts";
import { bankProblem } from "./bank-problems.tsx";

/** The names of the fields in a request. */
const sentNames: Readonly<Record<NumberField, string>> = {
  accountNumber: "account_number",
  iban: "iban",
  routingNumber: "routing_number",
  bankId: "bank_id",
  swiftCode: "swift_code",
  bankName: "bank_name",
  ifsc: "ifsc",
  clabe: "clabe",
};

/** The fields by which an account is found in its country. */
export function BankFields(props: {
  group: CountryGroup;
  draft: BankDraft;
  failure: CallFailure | undefined;
  onChange: (part: Partial<BankDraft>) => void;
}) {
  const { group, draft, failure, onChange } = props;
  return fieldsOfGroup[group].map((field) => {
    const name = sentNames[field];
    const error = bankProblem(name, group, failure);
    if (field === "bankId") {
      return (
        <BankField
          key={field}
          country={draft.country}
          value={draft.bankId}
          error={error}
          onChange={(bankId) => onChange({ bankId })}
        />
      );
    }
    return (
      <Field
        key={field}
        label={labelOf(field, group)}
        hint={field === "iban" && group === "GB" && <Trans>Instead of both above.</Trans>}
        name={name}
        value={draft[field]}
        error={error}
        autoComplete="off"
        spellCheck={false}
        dir={field === "bankName" ? "auto" : "ltr"}
        maxLength={120}
        onChange={(event) => onChange({ [field]: event.currentTarget.value })}
      />
    );
  });
}

function labelOf(field: NumberField, group: CountryGroup): ReactNode {
  switch (field) {
    case "iban":
      return <Trans>IBAN</Trans>;
    case "routingNumber":
      if (group === "GB") return <Trans>Sort code</Trans>;
      if (group === "RU") return <Trans>BIK</Trans>;
      return <Trans>Routing number</Trans>;
    case "swiftCode":
      return <Trans>SWIFT code (BIC)</Trans>;
    case "bankName":
      return <Trans>Bank</Trans>;
    case "ifsc":
      return <Trans>IFSC</Trans>;
    case "clabe":
      return <Trans>CLABE</Trans>;
    default:
      return <Trans>Account number</Trans>;
  }
}

/** One of the banks of a country whose list is known. */
function BankField(props: {
  country: string;
  value: string;
  error: ReactNode;
  onChange: (id: string) => void;
}) {
  const { t } = useLingui();
  const banks = useRead("listBanks", { query: { country_id: props.country, limit: "1000" } });
  return (
    <ListField
      label={<Trans>Bank</Trans>}
      value={props.value}
      error={props.error}
      onChange={props.onChange}
    >
      <option value="" label={t`Choose`} />
      {(banks.data?.data ?? []).map(({ id, name }) => (
        <option key={id} value={id} label={name} />
      ))}
    </ListField>
  );
}
