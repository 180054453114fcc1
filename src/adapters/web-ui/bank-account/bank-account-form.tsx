import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { countryGroupOf } from "../../../domain/bank-account/country-group.ts";
import { currencyOfRegion } from "../../../domain/catalogue/region-currencies.ts";
import { countryCodes } from "../../../domain/catalogue/countries.ts";
import { fiatCurrencies } from "../../../domain/catalogue/fiat-currencies.ts";
import { numberLocale } from "../design/amount-text.ts";
import { ProofDialog } from "../account/proof-dialog.tsx";
import { isAboutProof, type TypedProof } from "../account/proof-field.tsx";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { LabelledSwitch } from "../design/labelled-switch.tsx";
import { ListField } from "../design/list-field.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { goToSignIn } from "../navigation/sign-in-path.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { SectionForm, SettingsSection } from "../settings/settings-section.tsx";
import { AddressFields } from "./address-fields.tsx";
import { bodyOf, type BankDraft } from "./bank-draft.ts";
import { BankFields } from "./bank-fields.tsx";
import { bankProblem } from "./bank-problems.tsx";

/** The form of a bank account; its fields are those of the chosen country. `id`: of a saved one. */
export function BankAccountForm(props: {
  id: string | undefined;
  saved: BankDraft;
  onSaved: () => void;
  onCancel: () => void;
}) {
  const { id, saved, onSaved, onCancel } = props;
  const { i18n } = useLingui();
  const saving = useAct();
  const [draft, setDraft] = useState(saved);
  const change = (part: Partial<BankDraft>) => {
    setDraft({ ...draft, ...part });
    saving.forget();
  };
  const [isProving, setProving] = useState(false);
  const save = async (proof: TypedProof = {}) => {
    const body = bodyOf(draft);
    const outcome = await saving.send(() =>
      id === undefined
        ? client.call("addBankAccount", { body })
        : client.call("changeBankAccount", { parameters: { id }, body: { ...body, ...proof } }),
    );
    if (outcome?.ok === true) return onSaved();
    if (outcome?.ok === false) setProving(isAboutProof(outcome.failure));
    // A request that can't be read comes from a page that is out of date: sign in again.
    if (outcome?.ok === false && outcome.failure.status === 400) {
      goToSignIn();
    }
  };
  const { failure } = saving;
  const group = countryGroupOf(draft.country) ?? "OTHER";
  const names = new Intl.DisplayNames(numberLocale(i18n.locale), { type: "region" });
  const countries = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <SettingsSection
      title={id === undefined ? <Trans>New bank account</Trans> : <Trans>Edit bank account</Trans>}
      about={<Trans>We store it encrypted. Lists show only the last four characters.</Trans>}
    >
      <SectionForm
        save={<Trans>Save account</Trans>}
        isBusy={saving.isBusy}
        isSaved={false}
        failure={
          failure &&
          !isProving &&
          failure.details.length === 0 && <FailureWords failure={failure} />
        }
        onSave={() => void save()}
      >
        <ListField
          label={<Trans>Country of the bank</Trans>}
          value={draft.country}
          error={bankProblem("country_id", group, failure)}
          onChange={(country) => change({ country, bankId: "", ...usualCurrency(country) })}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code} label={name} />
          ))}
        </ListField>
        <ListField
          label={<Trans>Currency</Trans>}
          value={String(draft.fiatCurrencyId)}
          error={bankProblem("fiat_currency_id", group, failure)}
          onChange={(chosen) => change({ fiatCurrencyId: Number(chosen) })}
        >
          {fiatCurrencies.map(({ id: currency, code, name }) => (
            <option key={currency} value={currency} label={`${code} · ${name}`} />
          ))}
        </ListField>
        <LabelledSwitch
          label={<Trans>Account type</Trans>}
          value={draft.isPersonal ? "user" : "business"}
          segments={[
            { value: "user", label: <Trans>Personal</Trans> },
            { value: "business", label: <Trans>Business</Trans> },
          ]}
          onChange={(holder) => change({ isPersonal: holder === "user" })}
        />
        <Field
          label={<Trans>Account holder</Trans>}
          name="holder_name"
          value={draft.holderName}
          error={bankProblem("holder_name", group, failure)}
          autoComplete="name"
          dir="auto"
          maxLength={120}
          onChange={(event) => change({ holderName: event.currentTarget.value })}
        />
        <BankFields group={group} draft={draft} failure={failure} onChange={change} />
        <AddressFields
          group={group}
          draft={draft}
          countries={countries}
          failure={failure}
          onChange={change}
        />
        <Field
          label={<Trans>Anything else a payer needs (optional)</Trans>}
          name="additional_info"
          value={draft.additionalInfo}
          error={bankProblem("additional_info", group, failure)}
          autoComplete="off"
          dir="auto"
          maxLength={600}
          onChange={(event) => change({ additionalInfo: event.currentTarget.value })}
        />
      </SectionForm>
      <div>
        <Button variant="plain" onClick={onCancel}>
          <Trans>Not now</Trans>
        </Button>
      </div>
      {isProving && (
        <ProofDialog
          title={<Trans>Change the payment account</Trans>}
          effect={
            <Trans>
              New trades on your offers pay to the new account. Active trades keep the old one.
            </Trans>
          }
          confirmLabel={<Trans>Save</Trans>}
          busy={saving.isBusy}
          failure={failure?.code === "proof_needed" ? undefined : failure}
          onConfirm={(proof) => void save(proof)}
          onCancel={() => setProving(false)}
        />
      )}
    </SettingsSection>
  );
}

/** What accounts in a country are usually kept in; nothing where nobody knows. */
function usualCurrency(country: string): Partial<BankDraft> {
  const usual = currencyOfRegion(country);
  const known = fiatCurrencies.find(({ code }) => code === usual);
  return known ? { fiatCurrencyId: known.id } : {};
}
