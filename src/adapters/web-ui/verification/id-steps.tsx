import { Trans, useLingui } from "@lingui/react/macro";
import { documentTypesOf, idDocumentTypes } from "../../../domain/verification/id-document.ts";
import type { VerificationView } from "../../http/contract/verification/verification.ts";
import { Card } from "../design/card.tsx";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { client } from "../server/client.ts";
import { useRead } from "../server/use-read.ts";
import { AttemptFiles } from "./attempt-files.tsx";
import { AttemptNotice } from "./attempt-notice.tsx";
import { FormEnd } from "./form-end.tsx";
import { isStartable } from "./is-startable.ts";
import { useCountries } from "./use-countries.ts";
import { useDetailsForm } from "./use-details-form.ts";
import { documentWords } from "./verification-words.tsx";
import styles from "./verification.module.css";

/** How far the identity document is: what it says, then photos of it, then what staff say. */
export function IdSteps({ id, isIdVerified }: Pick<VerificationView, "id" | "isIdVerified">) {
  return (
    <>
      <AttemptNotice attempt={id} isVerified={isIdVerified} />
      {id?.status === "uploaded" && <AttemptFiles attempt={id} />}
      {isStartable(id, isIdVerified) && <IdForm />}
    </>
  );
}

const nothing = {
  issue_country_iso3: "",
  document_type: "passport",
  first_name_original: "",
  middle_name_original: "",
  last_name_original: "",
  document_number: "",
  birth_date: "",
  expires_on: "",
};

function IdForm() {
  const { t } = useLingui();
  const last = useRead("viewDocumentCountry", {}).data?.data;
  const countries = useCountries();
  const form = useDetailsForm(nothing, ({ document_type: type, expires_on, ...typed }) => {
    const document_type = idDocumentTypes.find((each) => each === type) ?? "passport";
    const iso3 = typed.issue_country_iso3 || (last?.country_iso3 ?? "");
    const body = {
      ...typed,
      issue_country_iso3: iso3,
      document_type,
      ...(expires_on !== "" && { expires_on }),
    };
    return client.call("startIdVerification", { body });
  });
  const chosen = form.typed.issue_country_iso3 || (last?.country_iso3 ?? "");
  const country = countries.find(({ iso3 }) => iso3 === chosen)?.code ?? "";
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <p className={styles.second}>
          <Trans>Type what the document says. Photos come next.</Trans>
        </p>
        <ListField
          label={<Trans>Country that issued it</Trans>}
          value={chosen}
          error={form.problem("issue_country_iso3")}
          onChange={(value) => form.change("issue_country_iso3", value)}
        >
          <option value="" label={t`Choose`} />
          {countries.map(({ iso3, name }) => (
            <option key={iso3} value={iso3} label={name} />
          ))}
        </ListField>
        <ListField
          label={<Trans>Document</Trans>}
          value={form.typed.document_type}
          error={form.problem("document_type")}
          onChange={(value) => form.change("document_type", value)}
        >
          {documentTypesOf(country).map((type) => (
            <option key={type} value={type}>
              {documentWords[type]()}
            </option>
          ))}
        </ListField>
        <Field {...form.field("first_name_original")} label={<Trans>First name</Trans>} />
        <Field
          {...form.field("middle_name_original")}
          label={<Trans>Middle name</Trans>}
          hint={<Trans>Leave it empty if there is none.</Trans>}
        />
        <Field {...form.field("last_name_original")} label={<Trans>Last name</Trans>} />
        <Field
          {...form.field("document_number")}
          label={<Trans>Document number</Trans>}
          dir="ltr"
          autoComplete="off"
        />
        <Field {...form.field("birth_date")} type="date" label={<Trans>Date of birth</Trans>} />
        <Field
          {...form.field("expires_on")}
          type="date"
          label={<Trans>Valid until</Trans>}
          hint={<Trans>Leave it empty if it never expires.</Trans>}
        />
        <FormEnd act={form.act}>
          <Trans>Continue to photos</Trans>
        </FormEnd>
      </form>
    </Card>
  );
}
