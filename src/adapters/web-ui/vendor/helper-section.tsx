import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import type { HelperScope } from "../../../domain/vendor/team.ts";
import type { TeamView } from "../../http/contract/vendor/team.ts";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { badgesPath } from "../navigation/paths.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { SettingsSection } from "../settings/settings-section.tsx";
import { HelperRow } from "./helper-row.tsx";
import { ScopeFields } from "./scope-fields.tsx";
import styles from "./vendor.module.css";

/** The user's helpers, and the form that invites another. */
export function HelperSection(props: { team: TeamView; onChanged: () => Promise<void> }) {
  const { team, onChanged } = props;
  const { helpers, isVendor, mostHelpers } = team;
  return (
    <SettingsSection
      title={<Trans>Your helpers</Trans>}
      about={
        <Trans>
          They work in the trades on your offers. They can&apos;t release, and they don&apos;t see
          payment details.
        </Trans>
      }
    >
      {helpers.length > 0 && (
        <ul className={styles.list}>
          {helpers.map((seat) => (
            <HelperRow key={seat.id} seat={seat} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {!isVendor && (
        <p className={styles.second}>
          <Trans>
            Only vendors have helpers. <AppLink to={badgesPath}>Apply for the vendor badge</AppLink>
          </Trans>
        </p>
      )}
      {isVendor && helpers.length < mostHelpers && (
        <div className={helpers.length > 0 ? styles.invite : undefined}>
          <InviteForm onChanged={onChanged} />
        </div>
      )}
    </SettingsSection>
  );
}

function InviteForm({ onChanged }: { onChanged: () => Promise<void> }) {
  const act = useAct();
  const [username, setUsername] = useState("");
  const [scopes, setScopes] = useState<readonly HelperScope[]>(["chat"]);
  const invite = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { username: username.trim(), scopes: [...scopes] };
    const outcome = await act.send(() => client.call("inviteHelper", { body }));
    if (outcome?.ok) setUsername("");
    await onChanged();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void invite(event)}>
      <Field
        name="username"
        label={<Trans>Username of the helper</Trans>}
        hint={<Trans>They need an account of their own, and have to accept.</Trans>}
        error={
          act.failure &&
          (act.failure.code === "not_found" ? (
            <Trans>There is no account with this name that you can invite.</Trans>
          ) : (
            <FailureWords failure={act.failure} />
          ))
        }
        value={username}
        onChange={(event) => {
          setUsername(event.currentTarget.value);
          act.forget();
        }}
      />
      <ScopeFields scopes={scopes} onChange={setScopes} />
      {act.isDone && (
        <Notice tone="done">
          <Trans>Invited. They find the invitation on their Team page.</Trans>
        </Notice>
      )}
      <div>
        <Button
          variant="primary"
          type="submit"
          busy={act.isBusy}
          disabled={username.trim() === "" || scopes.length === 0}
        >
          <Trans>Invite</Trans>
        </Button>
      </div>
    </form>
  );
}
