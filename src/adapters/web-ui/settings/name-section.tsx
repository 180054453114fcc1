import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import type { SettingsView } from "../../http/contract/account/settings.ts";
import { problemOf } from "../account/registration-problems.tsx";
import { pagePath } from "../navigation/sign-in-path.ts";
import { Field } from "../design/field.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { settingsPath } from "../navigation/paths.ts";
import { PolicyNumber } from "../design/policy-number.tsx";
import styles from "./settings-section.module.css";
import { SectionForm, SettingsSection } from "./settings-section.tsx";

/** The user's name, which can be changed once. */
export function NameSection({ settings }: { settings: SettingsView }) {
  const { reader, locale } = usePageState();
  const saving = useAct();
  const [typed, setTyped] = useState("");
  const name = reader.username ?? "";
  const save = async () => {
    const body = { username: typed.trim() };
    const outcome = await saving.send(() => client.call("setUsername", { body }));
    // Every page shows the name: pages are reloaded with the new one.
    if (outcome?.ok === true) window.location.assign(pagePath(locale, settingsPath));
  };
  const { failure } = saving;
  const isAboutField = failure !== undefined && failure.details.length > 0;
  return (
    <SettingsSection
      title={<Trans>Name</Trans>}
      about={
        settings.isUsernameChanged ? (
          <Trans>You changed your name. That can be done once.</Trans>
        ) : (
          <Trans>You can change it once. Your record, offers and trades stay yours.</Trans>
        )
      }
    >
      <p>
        <Trans>
          You are <bdi className={styles.value}>{name}</bdi>.
        </Trans>
      </p>
      {!settings.isUsernameChanged && (
        <SectionForm
          save={<Trans>Change name</Trans>}
          isBusy={saving.isBusy}
          isSaved={saving.isDone}
          failure={failure && !isAboutField && <FailureWords failure={failure} />}
          onSave={() => void save()}
        >
          <Field
            label={<Trans>New name</Trans>}
            name="username"
            value={typed}
            hint={
              <Trans>
                <PolicyNumber of={({ account }) => account.username.fewestCharacters} /> to{" "}
                <PolicyNumber of={({ account }) => account.username.mostCharacters} /> letters,
                digits or underscores.
              </Trans>
            }
            error={isAboutField && problemOf("username", failure)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              saving.forget();
            }}
          />
        </SectionForm>
      )}
    </SettingsSection>
  );
}
