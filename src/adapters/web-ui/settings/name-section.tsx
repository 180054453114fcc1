import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import type { SettingsView } from "../../http/contract/account/settings.ts";
import { problemOf } from "../account/registration-problems.tsx";
import { pagePath } from "../navigation/sign-in-path.ts";
import { Button } from "../design/button.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { settingsPath } from "../navigation/paths.ts";
import { PolicyNumber } from "../design/policy-number.tsx";
import styles from "./settings-section.module.css";
import { SettingsSection } from "./settings-section.tsx";

/** The user's name, which can be changed once. */
export function NameSection({ settings }: { settings: SettingsView }) {
  const { reader, locale } = usePageState();
  const saving = useAct();
  const [typed, setTyped] = useState("");
  const [isAsked, setAsked] = useState(false);
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
      title={<Trans>Username</Trans>}
      about={
        settings.isUsernameChanged ? (
          <Trans>You changed your username. That can be done once.</Trans>
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
        <div>
          <Button variant="plain" onClick={() => setAsked(true)}>
            <Trans>Change username</Trans>
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsked}
        variant="primary"
        title={<Trans>Change username</Trans>}
        effect={<Trans>You can do this once. Your record, offers and trades stay yours.</Trans>}
        confirmLabel={<Trans>Change username</Trans>}
        busy={saving.isBusy}
        onConfirm={() => void save()}
        onCancel={() => setAsked(false)}
      >
        <Field
          label={<Trans>New username</Trans>}
          name="username"
          value={typed}
          hint={
            <Trans>
              <PolicyNumber of={({ account }) => account.username.fewestCharacters} /> to{" "}
              <PolicyNumber of={({ account }) => account.username.mostCharacters} /> letters, digits
              or underscores.
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
        {failure && !isAboutField && (
          <Notice tone="danger">
            <FailureWords failure={failure} />
          </Notice>
        )}
      </ConfirmDialog>
    </SettingsSection>
  );
}
