import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import type { SettingsView } from "../../http/contract/account/settings.ts";
import { localeCodes } from "../../http/contract/locales.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { showToast } from "../design/toast-store.ts";
import { FailureWords } from "../failure/failure-words.tsx";
import { settingsPath } from "../navigation/paths.ts";
import { pagePath } from "../navigation/sign-in-path.ts";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import { rememberCurrency } from "../server/usual-currency.ts";
import { guessedPlace } from "./guessed-place.ts";
import { MessageFields } from "./message-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { RegionFields } from "./region-fields.tsx";
import { changesIn, draftOf, type SettingsDraft } from "./settings-draft.ts";
import styles from "./settings-form.module.css";

/** Every setting of the account, with one Save: all are kept, or none. */
export function SettingsForm({ settings }: { settings: SettingsView }) {
  const { locale } = usePageState();
  const readAgain = useReadAgain();
  const saving = useAct();
  const [draft, setDraft] = useState(() => draftOf(settings, guessedPlace()));
  const change = (part: Partial<SettingsDraft>) => {
    setDraft({ ...draft, ...part });
    saving.forget();
  };
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = changesIn(draft, settings);
    if (!body)
      return showToast("error", <Trans>Settings not saved. Check the marked fields.</Trans>);
    const outcome = await saving.send(() => client.call("changeSettings", { body }));
    if (!outcome) return undefined;
    if (!outcome.ok) {
      // Only what can be mended in a field has the toast (specification, section 8).
      if (outcome.failure.code !== "validation") return undefined;
      return showToast("error", <Trans>Settings not saved. Check the marked fields.</Trans>);
    }
    rememberCurrency(draft.fiatCurrencyCode);
    const language = localeCodes.find((code) => code === draft.locale);
    if (body.locale !== undefined && language !== undefined && language !== locale) {
      window.location.assign(pagePath(language, settingsPath));
      return undefined;
    }
    await Promise.all([
      readAgain("viewSettings"),
      readAgain("viewProfileByName"),
      readAgain("getCurrentUser"),
      readAgain("getBalances"),
    ]);
    return showToast("success", <Trans>Settings saved.</Trans>);
  };
  const { failure } = saving;
  const fields = { draft, change, failure };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <ProfileFields {...fields} />
      <PersonFields {...fields} />
      <RegionFields {...fields} />
      <MessageFields {...fields} />
      {failure && failure.code !== "validation" && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      <div>
        <Button variant="primary" type="submit" busy={saving.isBusy}>
          <Trans>Save settings</Trans>
        </Button>
      </div>
    </form>
  );
}
