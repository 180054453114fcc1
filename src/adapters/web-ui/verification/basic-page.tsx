import { Trans, useLingui } from "@lingui/react/macro";
import { countryCodes } from "../../../domain/catalogue/countries.ts";
import { numberLocale } from "../design/amount-text.ts";
import { Card } from "../design/card.tsx";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { Notice } from "../design/notice.tsx";
import { client } from "../server/client.ts";
import { AttemptNotice } from "./attempt-notice.tsx";
import { FormEnd } from "./form-end.tsx";
import { useDetailsForm } from "./use-details-form.ts";
import { VerificationFrame } from "./verification-frame.tsx";
import styles from "./verification.module.css";

/** Basic verification: name, date of birth and country, taken at once. */
export function VerifyBasicPage() {
  const { t } = useLingui();
  return (
    <VerificationFrame title={t`Name and date of birth`} isStep>
      {({ basic, isBasicOffered }) => {
        if (basic) return <AttemptNotice attempt={basic} isVerified />;
        if (isBasicOffered) return <BasicForm />;
        return (
          <Notice tone="info">
            <Trans>This step isn't available here. Verify your ID instead.</Trans>
          </Notice>
        );
      }}
    </VerificationFrame>
  );
}

const nothing = { first_name: "", last_name: "", birth_date: "", country: "" };

function BasicForm() {
  const { i18n, t } = useLingui();
  const form = useDetailsForm(nothing, (body) => client.call("submitBasicVerification", { body }));
  const names = new Intl.DisplayNames(numberLocale(i18n.locale), { type: "region" });
  const countries = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <p className={styles.second}>
          <Trans>
            It raises your limits at once. Use your real name: your ID has to match it later.
          </Trans>
        </p>
        <Field {...form.field("first_name")} label={<Trans>First name</Trans>} />
        <Field {...form.field("last_name")} label={<Trans>Last name</Trans>} />
        <Field {...form.field("birth_date")} type="date" label={<Trans>Date of birth</Trans>} />
        <ListField
          label={<Trans>Country where you live</Trans>}
          value={form.typed.country}
          error={form.problem("country")}
          onChange={(country) => form.change("country", country)}
        >
          <option value="" label={t`Choose`} />
          {countries.map(({ code, name }) => (
            <option key={code} value={code} label={name} />
          ))}
        </ListField>
        <FormEnd act={form.act}>
          <Trans>Raise my limits</Trans>
        </FormEnd>
      </form>
    </Card>
  );
}
