import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { charactersOf, plainText } from "../../../domain/text/plain-text.ts";
import { numberFormat } from "../design/amount-text.ts";
import { Field } from "../design/field.tsx";
import { TextArea } from "../design/text-area.tsx";
import { usePolicy } from "../page-policy.ts";
import { LanguageChoice } from "./language-choice.tsx";
import type { SettingsFields } from "./settings-fields.ts";
import { settingProblem } from "./settings-problems.tsx";
import { SettingsSection } from "./settings-section.tsx";
import styles from "./settings-section.module.css";

/** What the user says about themselves on their profile. */
export function ProfileFields({ draft, change, failure }: SettingsFields) {
  const { locale } = useLingui().i18n;
  const { texts } = usePolicy();
  const number = numberFormat(locale);
  const count = number.format(charactersOf(plainText(draft.bio)));
  const most = number.format(texts.mostBioCharacters);
  return (
    <SettingsSection
      title={<Trans>Profile</Trans>}
      about={<Trans>Everyone can see it on your profile.</Trans>}
    >
      <div className={styles.form}>
        <TextArea
          label={<Trans>About you</Trans>}
          name="bio"
          value={draft.bio}
          rows={3}
          dir="auto"
          hint={
            <Trans>
              <bdi>{`${count} / ${most}`}</bdi> characters, at most <bdi>{texts.mostBioLines}</bdi>{" "}
              lines. No contacts, no links.
            </Trans>
          }
          error={settingProblem("bio", failure)}
          onChange={(event) => change({ bio: event.currentTarget.value })}
        />
        <Field
          label={<Trans>Status</Trans>}
          name="statusMessage"
          value={draft.statusMessage}
          dir="auto"
          autoComplete="off"
          maxLength={500}
          hint={<Trans>One line under your name, such as when you're back.</Trans>}
          error={settingProblem("statusMessage", failure)}
          onChange={(event) => change({ statusMessage: event.currentTarget.value })}
        />
        <LanguageChoice
          chosen={draft.vendorLanguages}
          onChange={(vendorLanguages) => change({ vendorLanguages })}
        />
      </div>
    </SettingsSection>
  );
}
