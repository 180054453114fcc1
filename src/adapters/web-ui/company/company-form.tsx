import { useState, type SubmitEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { countryCodes } from "../../../domain/catalogue/countries.ts";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { CompanyView } from "../../http/contract/company/company.ts";
import { numberLocale } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { Notice } from "../design/notice.tsx";
import { TextArea } from "../design/text-area.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { fieldProblem } from "./field-problem.tsx";
import styles from "./company.module.css";

const nothing = {
  legal_name: "",
  business_name: "",
  registration_number: "",
  country: "",
  address: "",
  website: "",
  activity: "",
};

/** What a company says of itself; sends the application. */
export function CompanyForm(props: {
  application: CompanyView["application"];
  onSent: () => Promise<void>;
}) {
  const { i18n, t } = useLingui();
  const [typed, setTyped] = useState(() => startOf(props.application));
  const act = useAct();
  const names = new Intl.DisplayNames(numberLocale(i18n.locale), { type: "region" });
  const countries = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const outcome = await act.send(() => client.call("submitCompanyApplication", { body: typed }));
    if (outcome?.ok) return props.onSent();
    const [wrong] = outcome?.failure.details ?? [];
    if (wrong) form.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus();
  };
  const field = (name: keyof typeof nothing) => ({
    name,
    value: typed[name],
    dir: "auto" as const,
    error: fieldProblem(name, act.failure),
    onChange: (event: { currentTarget: { value: string } }) => {
      setTyped({ ...typed, [name]: event.currentTarget.value });
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field {...field("legal_name")} label={<Trans>Name in the register</Trans>} />
      <Field
        {...field("business_name")}
        label={<Trans>Business name</Trans>}
        hint={<Trans>Leave it empty if it is the same.</Trans>}
      />
      <Field {...field("registration_number")} label={<Trans>Registration number</Trans>} />
      <ListField
        label={<Trans>Country of the register</Trans>}
        value={typed.country}
        error={fieldProblem("country", act.failure)}
        onChange={(country) => setTyped({ ...typed, country })}
      >
        <option value="" label={t`Choose`} />
        {countries.map(({ code, name }) => (
          <option key={code} value={code} label={name} />
        ))}
      </ListField>
      <TextArea {...field("address")} label={<Trans>Address</Trans>} rows={3} />
      <Field
        {...field("website")}
        label={<Trans>Website</Trans>}
        hint={<Trans>Leave it empty if there is none.</Trans>}
        type="url"
        dir="ltr"
      />
      <TextArea
        {...field("activity")}
        label={<Trans>What the company does, and why it trades here</Trans>}
        rows={4}
      />
      {act.failure && isWhole(act.failure) && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
      <p>
        <Button variant="primary" type="submit" busy={act.isBusy}>
          <Trans>Send application</Trans>
        </Button>
      </p>
    </form>
  );
}

/** Whether the failure is about no single field. */
function isWhole({ details }: CallFailure): boolean {
  return details.length === 0;
}

/** An application that is sent again begins with what was sent. */
function startOf(application: CompanyView["application"]): typeof nothing {
  if (!application) return nothing;
  const { legal_name, business_name, registration_number, country, address } = application;
  const { website, activity } = application;
  return { legal_name, business_name, registration_number, country, address, website, activity };
}
