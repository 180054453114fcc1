import { useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { parseBio, type BioRefusal } from "../../../domain/account/bio.ts";
import { charactersOf, plainText } from "../../../domain/text/plain-text.ts";
import type { SettingsView } from "../../http/contract/account/settings.ts";
import { numberLocale } from "../design/amount-text.ts";
import { TextArea } from "../design/text-area.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { usePolicy } from "../page-policy.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import { SectionForm, SettingsSection } from "./settings-section.tsx";

/** What the user says about themselves on their profile. */
export function BioSection({ settings }: { settings: SettingsView }) {
  const { locale } = useLingui().i18n;
  const readAgain = useReadAgain();
  const saving = useAct();
  const [typed, setTyped] = useState(settings.bio);
  const [isJudged, setJudged] = useState(false);
  const { texts } = usePolicy();
  const judged = parseBio(typed, texts);
  const save = async () => {
    setJudged(true);
    if (!judged.ok) return;
    // An empty field is not sent at all: a blank clears the text.
    const bio = judged.value || " ";
    const outcome = await saving.send(() => client.call("changeSettings", { body: { bio } }));
    if (outcome?.ok === true) {
      await Promise.all([readAgain("viewSettings"), readAgain("viewProfileByName")]);
    }
  };
  const count = new Intl.NumberFormat(numberLocale(locale)).format(charactersOf(plainText(typed)));
  const most = new Intl.NumberFormat(numberLocale(locale)).format(texts.mostBioCharacters);
  return (
    <SettingsSection
      title={<Trans>Bio</Trans>}
      about={<Trans>Everyone can see it on your profile.</Trans>}
    >
      <SectionForm
        save={<Trans>Save bio</Trans>}
        isBusy={saving.isBusy}
        isSaved={saving.isDone}
        failure={saving.failure && <FailureWords failure={saving.failure} />}
        onSave={() => void save()}
      >
        <TextArea
          label={<Trans>A few words</Trans>}
          value={typed}
          rows={3}
          dir="auto"
          hint={
            <Trans>
              <bdi>{`${count} / ${most}`}</bdi> characters, at most <bdi>{texts.mostBioLines}</bdi>{" "}
              lines. No contacts, no links.
            </Trans>
          }
          error={isJudged && !judged.ok && bioWords(judged.refusal.code, texts.mostBioLines)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            saving.forget();
          }}
        />
      </SectionForm>
    </SettingsSection>
  );
}

function bioWords(code: BioRefusal["code"], lines: number): ReactNode {
  switch (code) {
    case "bio_too_long":
      return <Trans>This is too long. Make it shorter.</Trans>;
    case "bio_too_many_lines":
      return (
        <Trans>
          At most <bdi>{lines}</bdi> lines. Take some line breaks out.
        </Trans>
      );
    case "bio_contains_contact_info":
      return (
        <Trans>Leave out addresses, phone numbers and messengers. People contact you here.</Trans>
      );
    case "bio_contains_links":
      return <Trans>Leave out links. People contact you here.</Trans>;
    case "bio_unreadable":
      return <Trans>It contains characters that can't be shown. Type it again.</Trans>;
  }
}
