import { Trans, useLingui } from "@lingui/react/macro";
import { addressDocumentTypes } from "../../../domain/verification/address-proof.ts";
import { Card } from "../design/card.tsx";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { Notice } from "../design/notice.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { verifyIdPath } from "../navigation/paths.ts";
import { client } from "../server/client.ts";
import { AttemptFiles } from "./attempt-files.tsx";
import { AttemptNotice } from "./attempt-notice.tsx";
import { FormEnd } from "./form-end.tsx";
import { isStartable } from "./is-startable.ts";
import { useCountries } from "./use-countries.ts";
import { useDetailsForm } from "./use-details-form.ts";
import { paperWords } from "./verification-words.tsx";
import { VerificationFrame } from "./verification-frame.tsx";
import styles from "./verification.module.css";

/** The verification of an address: what a paper says, then a picture of it. */
export function VerifyAddressPage() {
  const { t } = useLingui();
  return (
    <VerificationFrame title={t`Proof of address`} isStep>
      {({ address, isAddressVerified, isIdVerified }) => (
        <>
          <AttemptNotice attempt={address} isVerified={isAddressVerified} />
          {address?.status === "uploaded" && <AttemptFiles attempt={address} />}
          {!isIdVerified && <IdFirst />}
          {isIdVerified && isStartable(address, isAddressVerified) && <AddressForm />}
        </>
      )}
    </VerificationFrame>
  );
}

/** Said where an ID comes first. */
export function IdFirst() {
  return (
    <Notice
      tone="info"
      act={
        <AppLink to={verifyIdPath}>
          <Trans>Verify your ID</Trans>
        </AppLink>
      }
    >
      <Trans>Verify your ID first.</Trans>
    </Notice>
  );
}

const nothing = {
  country_iso3: "",
  document_type: "bank_statement",
  address_line_1: "",
  address_line_2: "",
  zip_code: "",
  city_name: "",
  region_name: "",
  nga_nin: "",
  nga_bvn: "",
};

function AddressForm() {
  const { t } = useLingui();
  const countries = useCountries();
  const form = useDetailsForm(nothing, ({ document_type: type, ...typed }) => {
    const document_type = addressDocumentTypes.find((each) => each === type) ?? "bank_statement";
    return client.call("startDocumentVerification", { body: { ...typed, document_type } });
  });
  const isNigeria = form.typed.country_iso3 === "NGA";
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <p className={styles.second}>
          <Trans>
            Type your address as it is on the paper, which may not be older than three months.
          </Trans>
        </p>
        <ListField
          label={<Trans>Paper</Trans>}
          value={form.typed.document_type}
          error={form.problem("document_type")}
          onChange={(value) => form.change("document_type", value)}
        >
          {addressDocumentTypes.map((type) => (
            <option key={type} value={type}>
              {paperWords[type]()}
            </option>
          ))}
        </ListField>
        <ListField
          label={<Trans>Country</Trans>}
          value={form.typed.country_iso3}
          error={form.problem("country_iso3")}
          onChange={(value) => form.change("country_iso3", value)}
        >
          <option value="" label={t`Choose`} />
          {countries.map(({ iso3, name }) => (
            <option key={iso3} value={iso3} label={name} />
          ))}
        </ListField>
        <Field {...form.field("address_line_1")} label={<Trans>Street and number</Trans>} />
        <Field
          {...form.field("address_line_2")}
          label={<Trans>Flat, floor, building</Trans>}
          hint={<Trans>Leave it empty if there is none.</Trans>}
        />
        <Field {...form.field("zip_code")} label={<Trans>Postal code</Trans>} />
        <Field {...form.field("city_name")} label={<Trans>Town or city</Trans>} />
        <Field {...form.field("region_name")} label={<Trans>State or region</Trans>} />
        {isNigeria && (
          <>
            <Field {...form.field("nga_nin")} label={<Trans>NIN</Trans>} inputMode="numeric" />
            <Field {...form.field("nga_bvn")} label={<Trans>BVN</Trans>} inputMode="numeric" />
          </>
        )}
        <FormEnd act={form.act}>
          <Trans>Continue to the picture</Trans>
        </FormEnd>
      </form>
    </Card>
  );
}
