import { useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useSearch } from "wouter";
import type { PasskeyProof } from "../../http/client/passkey-options.ts";
import type { CallFailure } from "../../http/client/call-types.ts";
import { PasswordField } from "../account/password-field.tsx";
import { PasswordHints } from "../account/password-hints.tsx";
import { lacksProof, ProofField, typedProof } from "../account/proof-field.tsx";
import { useProofKind } from "../account/use-proof-kind.ts";
import { problemOf } from "../account/registration-problems.tsx";
import { pagePath } from "../navigation/sign-in-path.ts";
import { FailureWords } from "../failure/failure-words.tsx";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { securityPath } from "../navigation/paths.ts";
import { HoldTime } from "../design/policy-number.tsx";
import { SectionForm, SettingsSection } from "./settings-section.tsx";

const nothingTyped = { current: "", next: "", code: "" };

/** Changes the password; every other session is signed out. */
export function PasswordSection() {
  const { locale, reader } = usePageState();
  const search = useSearch();
  const saving = useAct();
  const asksCode = useProofKind() === "code";
  const [typed, setTyped] = useState(nothingTyped);
  const [isIncomplete, setIncomplete] = useState(false);
  const change = (part: Partial<typeof nothingTyped>) => {
    setTyped({ ...typed, ...part });
    saving.forget();
  };
  const save = async (passkey?: PasskeyProof) => {
    const { current, next, code } = typed;
    const lacksCode = asksCode && !passkey && lacksProof("code", code);
    const lacksSome = current === "" || next === "" || lacksCode;
    setIncomplete(lacksSome);
    if (lacksSome) return;
    const typedCode = asksCode ? typedProof("code", code) : {};
    const proof = passkey ? { passkey } : typedCode;
    const body = { current_password: current, new_password: next, ...proof };
    const outcome = await saving.send(() => client.call("changePassword", { body }));
    // The session has a new secret: this page's token is no longer valid.
    if (outcome?.ok === true) {
      window.location.assign(pagePath(locale, `${securityPath}?password=changed`));
    }
  };
  const { failure } = saving;
  const missing = (value: string): ReactNode =>
    isIncomplete && value === "" && <Trans>Fill in this field.</Trans>;
  const isJustChanged = search === "password=changed" && typed === nothingTyped;
  return (
    <SettingsSection
      title={<Trans>Password</Trans>}
      about={
        <Trans>
          When you change it, all other sessions end. For <HoldTime /> you can't start a sale, and a
          release takes a code from your authenticator app.
        </Trans>
      }
    >
      <SectionForm
        save={<Trans>Change password</Trans>}
        isBusy={saving.isBusy}
        isSaved={saving.isDone || isJustChanged}
        failure={failure && !isAboutField(failure) && <FailureWords failure={failure} />}
        onSave={() => void save()}
      >
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={reader.username ?? ""}
          readOnly
          hidden
        />
        <PasswordField
          label={<Trans>Current password</Trans>}
          name="current_password"
          autoComplete="current-password"
          value={typed.current}
          error={
            failure?.code === "wrong_credentials" ? (
              <Trans>Wrong password. Nothing was changed.</Trans>
            ) : (
              missing(typed.current)
            )
          }
          onChange={(event) => change({ current: event.currentTarget.value })}
        />
        <PasswordField
          label={<Trans>New password</Trans>}
          name="new_password"
          autoComplete="new-password"
          hint={<PasswordHints typed={typed.next} />}
          value={typed.next}
          error={problemOf("new_password", failure) ?? missing(typed.next)}
          onChange={(event) => change({ next: event.currentTarget.value })}
        />
        {asksCode && (
          <ProofField
            kind="code"
            value={typed.code}
            isMissing={isIncomplete}
            failure={failure?.code === "wrong_credentials" ? undefined : failure}
            onType={(code) => change({ code })}
            onPasskey={(passkey) => void save(passkey)}
          />
        )}
      </SectionForm>
    </SettingsSection>
  );
}

function isAboutField({ code, details }: CallFailure): boolean {
  return code === "wrong_credentials" || code === "wrong_code" || details.length > 0;
}
