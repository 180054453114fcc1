import { useState, type SubmitEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { NoticeChannel } from "../../../domain/notice/notice-choices.ts";
import { noticeTopics, type NoticeTopic } from "../../../domain/notice/notice-story.ts";
import type { NoticeSettingsView } from "../../http/contract/notice/notice-settings.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { showToast } from "../design/toast-store.ts";
import { FailureWords } from "../failure/failure-words.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { settingsPath, verifyEmailPath } from "../navigation/paths.ts";
import { PushControl } from "../push/push-section.tsx";
import { TelegramControl } from "../push/telegram-control.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import { NoticeMatrix } from "./notice-matrix.tsx";
import { QuietHoursFields, sentQuietHours } from "./quiet-hours-fields.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { SettingsSection } from "./settings-section.tsx";
import styles from "./settings-form.module.css";

/** What the user is told of, and through which channels. */
export function NoticeSettingsPage() {
  const { t } = useLingui();
  const settings = useRead("viewNoticeSettings", {});
  return (
    <SettingsFrame title={t`Notification settings`}>
      {settings.data ? (
        <NoticeSettings settings={settings.data.data} />
      ) : settings.isError ? (
        <LoadFailure onRetry={() => void settings.refetch()} isRetrying={settings.isFetching} />
      ) : (
        <div aria-busy="true">
          <Card>
            <Skeleton width="medium" />
            <Skeleton shape="card" width="full" />
          </Card>
        </div>
      )}
    </SettingsFrame>
  );
}

const aboutMessages: readonly NoticeTopic[] = ["message"];
const others = noticeTopics.filter((topic) => !aboutMessages.includes(topic));

function NoticeSettings({ settings }: { settings: NoticeSettingsView }) {
  const saving = useAct();
  const readAgain = useReadAgain();
  const [events, setEvents] = useState(settings.events);
  const [quiet, setQuiet] = useState(settings.quietHours ?? undefined);
  const isEmailOff = !settings.connected.includes("email");
  const isOnTelegram = settings.connected.includes("telegram");
  const change = (event: NoticeTopic, channel: NoticeChannel, isOn: boolean) => {
    setEvents(events.map((each) => (each.event === event ? { ...each, [channel]: isOn } : each)));
    saving.forget();
  };
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const outcome = await saving.send(() =>
      client.call("changeNoticeSettings", {
        body: { events, quiet_hours: sentQuietHours(quiet) },
      }),
    );
    if (!outcome?.ok) return;
    await readAgain("viewNoticeSettings");
    showToast("success", <Trans>Settings saved.</Trans>);
  };
  const matrix = { events, channels: settings.connected, onChange: change };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      {isEmailOff && (
        <Notice tone="info">
          <Trans>
            We can't email you yet.{" "}
            <AppLink to={verifyEmailPath}>Confirm your email address</AppLink> to choose what we
            send there.
          </Trans>
        </Notice>
      )}
      <SettingsSection
        title={<Trans>This browser</Trans>}
        about={<Trans>Get notifications while the site is closed, until you sign out.</Trans>}
      >
        <PushControl />
      </SettingsSection>
      {(settings.hasTelegramBot || isOnTelegram) && (
        <SettingsSection
          title={<Trans>Telegram</Trans>}
          about={<Trans>Get notifications in a chat with our bot.</Trans>}
        >
          <TelegramControl isConnected={isOnTelegram} />
        </SettingsSection>
      )}
      <SettingsSection
        title={<Trans>Trades and account</Trans>}
        about={
          <Trans>
            We email anything that you haven't seen here within a minute. Emails that protect your
            account are always sent.
          </Trans>
        }
      >
        <NoticeMatrix {...matrix} topics={others} label={<Trans>Trades and account</Trans>} />
      </SettingsSection>
      <div id="messenger">
        <SettingsSection
          title={<Trans>Messenger</Trans>}
          about={
            <Trans>
              Messages that you haven't read come in one email, without their text.{" "}
              <AppLink to={settingsPath}>Choose how long we wait</AppLink>
            </Trans>
          }
        >
          <NoticeMatrix {...matrix} topics={aboutMessages} label={<Trans>Messenger</Trans>} />
        </SettingsSection>
      </div>
      <SettingsSection
        title={<Trans>Quiet hours</Trans>}
        about={
          <Trans>
            Messages, feedback, saved searches and partner rewards wait until they end, and come
            together. What a trade or your account needs still comes at once. The times are yours,{" "}
            <AppLink to={settingsPath}>by your time zone</AppLink>.
          </Trans>
        }
      >
        <QuietHoursFields
          hours={quiet}
          onChange={(hours) => {
            setQuiet(hours);
            saving.forget();
          }}
        />
      </SettingsSection>
      {saving.failure && (
        <Notice tone="danger">
          <FailureWords failure={saving.failure} />
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
