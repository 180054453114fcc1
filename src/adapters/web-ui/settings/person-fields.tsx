import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { SettingsView } from "../../http/contract/account/settings.ts";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { useReader } from "../server/use-reader.ts";
import type { SettingsFields } from "./settings-fields.ts";
import { settingProblem } from "./settings-problems.tsx";
import { SettingsSection } from "./settings-section.tsx";
import styles from "./settings-section.module.css";

type Audience = SettingsView["fullNameAudience"];

/** The user's own name, how much of it others see, and who. */
export function PersonFields({ draft, change, failure }: SettingsFields) {
  const { t } = useLingui();
  const { isCorporateAccount, isUnverifiedCorporateAccount } = useReader();
  const isCompany = isCorporateAccount && !isUnverifiedCorporateAccount;
  return (
    <SettingsSection
      title={<Trans>Your name</Trans>}
      about={
        <Trans>Your first and last name, beside your username. Hidden unless you show it.</Trans>
      }
    >
      <div className={styles.form}>
        <Field
          label={<Trans>First name</Trans>}
          name="firstName"
          autoComplete="given-name"
          dir="auto"
          maxLength={200}
          value={draft.firstName}
          error={settingProblem("firstName", failure)}
          onChange={(event) => change({ firstName: event.currentTarget.value })}
        />
        <Field
          label={<Trans>Last name</Trans>}
          name="lastName"
          autoComplete="family-name"
          dir="auto"
          maxLength={200}
          value={draft.lastName}
          error={settingProblem("lastName", failure)}
          onChange={(event) => change({ lastName: event.currentTarget.value })}
        />
        <ListField
          label={<Trans>Others see</Trans>}
          value={String(draft.fullNameVisibilityType)}
          onChange={(chosen) => change({ fullNameVisibilityType: Number(chosen) })}
        >
          <option value="2" label={t`No name`} />
          <option value="0" label={t`First name and initial`} />
          <option value="1" label={t`The full name`} />
          {isCompany && <option value="3" label={t`The company's registered name`} />}
          {isCompany && <option value="4" label={t`The company's business name`} />}
        </ListField>
        {draft.fullNameVisibilityType !== 2 && (
          <AudienceField
            label={<Trans>Who can see it</Trans>}
            value={draft.fullNameAudience}
            onChange={(fullNameAudience) => change({ fullNameAudience })}
          />
        )}
      </div>
    </SettingsSection>
  );
}

/** Who may see or write something. */
export function AudienceField(props: {
  label: ReactNode;
  hint?: ReactNode;
  value: Audience;
  onChange: (audience: Audience) => void;
}) {
  const { t } = useLingui();
  const words: Readonly<Record<Audience, string>> = {
    everyone: t`Everyone`,
    trusted_and_trade_partners: t`People you trust and trade partners`,
    trusted_only: t`Only people you trust`,
    nobody: t`Nobody`,
  };
  return (
    <ListField
      label={props.label}
      hint={props.hint}
      value={props.value}
      onChange={(chosen) => props.onChange(chosen as Audience)}
    >
      {Object.entries(words).map(([audience, label]) => (
        <option key={audience} value={audience} label={label} />
      ))}
    </ListField>
  );
}
