import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CountryGroup, NumberField } from "../../../domain/bank-account/country-group.ts";
import { fieldsOfGroup } from "../../../domain/bank-account/country-group.ts";
import type { CallFailure } from "../../http/client/call-types.ts";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { useRead } from "../server/use-read.ts";
import { unlistedBank, type BankDraft } from "./bank-draft.ts";
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
          draft={draft}
          error={error}
          nameError={bankProblem("bank_name", group, failure)}
          onChange={onChange}
        />
      );
    }
    return (
      <Field
        key={field}
        label={labelOf(field, group)}
        hint={
          field === "iban" &&
          group === "GB" && <Trans>Enter this instead of the two fields above.</Trans>
        }
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

/** One of the banks of a country whose list is known, or the name of one that is not on it. */
function BankField(props: {
  draft: BankDraft;
  error: ReactNode;
  nameError: ReactNode;
  onChange: (part: Partial<BankDraft>) => void;
}) {
  const { draft, error, nameError, onChange } = props;
  const { t } = useLingui();
  const banks = useRead("listBanks", { query: { country_id: draft.country, limit: "1000" } });
  const listed = (banks.data?.data ?? []).toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
  return (
    <>
      <ListField
        label={<Trans>Bank</Trans>}
        value={draft.bankId}
        error={draft.bankId === unlistedBank ? undefined : error}
        onChange={(bankId) => onChange({ bankId })}
      >
        <option value="" label={t`Choose`} />
        {listed.map(({ id, name }) => (
          <option key={id} value={id} label={name} />
        ))}
        <option value={unlistedBank} label={t`My bank isn't listed`} />
      </ListField>
      {draft.bankId === unlistedBank && (
        <Field
          label={<Trans>Name of the bank</Trans>}
          hint={
            <Trans>We can't check the number of a bank that we don't know. Compare it twice.</Trans>
          }
          name="bank_name"
          value={draft.bankName}
          error={nameError || error}
          autoComplete="off"
          dir="auto"
          maxLength={120}
          onChange={(event) => onChange({ bankName: event.currentTarget.value })}
        />
      )}
    </>
  );
}
