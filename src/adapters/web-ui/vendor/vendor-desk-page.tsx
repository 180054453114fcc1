import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { VendorDeskView } from "../../http/contract/vendor/vendor-desk.ts";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { TextArea } from "../design/text-area.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { badgesPath, settingsPath, teamPath } from "../navigation/paths.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import { SettingsFrame } from "../settings/settings-frame.tsx";
import { SectionForm, SettingsSection } from "../settings/settings-section.tsx";
import { bodyOf, draftOf, type DeskDraft } from "./desk-draft.ts";
import { HoursFields } from "./hours-fields.tsx";
import { ReplyFields } from "./reply-fields.tsx";
import styles from "./vendor.module.css";

/** What a vendor prepares for their trades: automatic and quick replies, and opening hours. */
export function VendorDeskPage() {
  const { t } = useLingui();
  const read = useRead("viewVendorDesk", {});
  const desk = read.data?.data;
  return (
    <SettingsFrame title={t`Vendor desk`}>
      {!desk && read.isError && (
        <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
      )}
      {read.isPending && (
        <div aria-busy="true">
          <Skeleton shape="card" width="full" />
        </div>
      )}
      {desk && !desk.isVendor && (
        <Notice tone="info">
          <Trans>
            This is for vendors. <AppLink to={badgesPath}>Apply for the vendor badge</AppLink>
          </Trans>
        </Notice>
      )}
      {desk?.isVendor === true && <DeskForm desk={desk} />}
    </SettingsFrame>
  );
}

function DeskForm({ desk }: { desk: VendorDeskView }) {
  const [draft, setDraft] = useState(() => draftOf(desk));
  const readAgain = useReadAgain();
  const act = useAct();
  const change = (changed: Partial<DeskDraft>) => {
    setDraft({ ...draft, ...changed });
    act.forget();
  };
  const save = async () => {
    await act.send(() => client.call("changeVendorDesk", { body: bodyOf(draft) }));
    await readAgain("viewVendorDesk");
  };
  const wrong = act.failure?.details.find(({ code }) => code === "invalid")?.field;
  return (
    <SectionForm
      save={<Trans>Save</Trans>}
      isBusy={act.isBusy}
      isSaved={act.isDone}
      failure={act.failure && <FailureWords failure={act.failure} />}
      onSave={() => void save()}
    >
      <SettingsSection
        title={<Trans>Automatic replies</Trans>}
        about={<Trans>Sent once, when a trade starts on one of your offers.</Trans>}
      >
        <TextArea
          label={<Trans>During your opening hours</Trans>}
          hint={<Trans>Leave it empty to send nothing.</Trans>}
          error={wrong === "greeting" && <WrongText />}
          value={draft.greeting}
          onChange={(event) => change({ greeting: event.currentTarget.value })}
        />
        <TextArea
          label={<Trans>Outside your opening hours</Trans>}
          hint={<Trans>If this is empty, the reply above is sent at any hour.</Trans>}
          error={wrong === "away_reply" && <WrongText />}
          value={draft.awayReply}
          onChange={(event) => change({ awayReply: event.currentTarget.value })}
        />
      </SettingsSection>
      <SettingsSection
        title={<Trans>Quick replies</Trans>}
        about={<Trans>Choose one in the chat of a trade, change it if needed, then send it.</Trans>}
      >
        <ReplyFields
          replies={draft.replies}
          wrong={wrong}
          onChange={(replies) => change({ replies })}
        />
      </SettingsSection>
      <SettingsSection
        title={<Trans>Opening hours</Trans>}
        about={<Trans>Shown on your profile. Offers have duty hours of their own.</Trans>}
      >
        <HoursFields draft={draft} onChange={change} isWrong={wrong === "hours"} />
      </SettingsSection>
      <p className={styles.second}>
        <Trans>
          Languages are in your <AppLink to={settingsPath}>settings</AppLink>, helpers in your{" "}
          <AppLink to={teamPath}>team</AppLink>.
        </Trans>
      </p>
    </SectionForm>
  );
}

function WrongText() {
  return <Trans>This is too long, or contains characters that can&apos;t be shown.</Trans>;
}
