import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { Pencil, Share2 } from "lucide-react";
import type { ProfileView } from "../../http/contract/profile/profile.ts";
import { RelationButtons } from "../contact/relation-buttons.tsx";
import { Avatar } from "../design/avatar.tsx";
import { Badge } from "../design/badge.tsx";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { dayText } from "../design/day-text.ts";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { FailurePage } from "../failure/failure-page.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { seenDot } from "../market/seen-dot.ts";
import { LastSeenWords } from "../market/last-seen-words.tsx";
import { TraderBadge } from "../market/trader-badge.tsx";
import { OpenChatButton } from "../messenger/open-chat-button.tsx";
import { ReportPerson } from "../moderation/report-person.tsx";
import { usePageState } from "../page-context.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { settingsPath, shareProfilePath } from "../navigation/paths.ts";
import { ProfileFacts } from "./profile-facts.tsx";
import { ProfileFeedback } from "./profile-feedback.tsx";
import { ProfileImports } from "./profile-imports.tsx";
import { ProfileOffers } from "./profile-offers.tsx";
import styles from "./profile-page.module.css";

/** The last-seen time changes while the page is open. */
const everyMs = 60_000;

/** A trader as anyone may see them: the record, the offers, and partners' feedback. */
export function ProfilePage(props: { name: string }) {
  const { name } = props;
  const profile = useRead("viewProfileByName", { parameters: { username: name } }, { everyMs });
  if (profile.data) return <TheProfile profile={profile.data.data} />;
  if (failureIn(profile.error)?.status === 404) return <FailurePage status={404} />;
  return (
    <div className={styles.page} aria-busy={profile.isPending}>
      <div className={styles.head}>
        <Avatar large name={name} />
        <PageHeading title={name}>
          <bdi>{name}</bdi>
        </PageHeading>
      </div>
      {profile.isError ? (
        <LoadFailure onRetry={() => void profile.refetch()} isRetrying={profile.isFetching} />
      ) : (
        <>
          <Card>
            <Skeleton shape="control" width="full" />
          </Card>
          <Skeleton shape="card" width="full" />
        </>
      )}
    </div>
  );
}

function TheProfile({ profile }: { profile: ProfileView }) {
  const { reader } = usePageState();
  const { username, bio } = profile;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Avatar large name={username} url={profile.avatarUrl} dot={seenDot(profile)} />
        <div className={styles.words}>
          <span className={styles.who}>
            <PageHeading title={username}>
              <bdi>{username}</bdi>
            </PageHeading>
            <TraderBadge badge={profile.userBadge} />
            {profile.isTrusted && (
              <Badge tone="accent">
                <Trans>Trusted</Trans>
              </Badge>
            )}
          </span>
          {profile.fullName !== null && (
            <span className={styles.name}>
              <bdi>{profile.fullName}</bdi>
            </span>
          )}
          <span className={styles.seen}>
            <LastSeenWords text={profile.lastSeen} />
          </span>
        </div>
        {reader.isLogged && reader.id !== profile.id && (
          <>
            <OpenChatButton username={username} />
            <RelationButtons relation={profile} />
          </>
        )}
        {reader.id === profile.id && (
          <>
            <Button variant="plain" href={shareProfilePath}>
              <Share2 aria-hidden="true" />
              <Trans>Share</Trans>
            </Button>
            <Button variant="plain" href={settingsPath}>
              <Pencil aria-hidden="true" />
              <Trans>Edit your profile</Trans>
            </Button>
          </>
        )}
      </div>
      {profile.statusMessage !== "" && (
        <p className={styles.status}>
          <bdi>{profile.statusMessage}</bdi>
        </p>
      )}
      {bio !== "" && (
        <p className={styles.bio}>
          <bdi>{bio}</bdi>
        </p>
      )}
      {profile.holidayUntil !== null && <OnHoliday until={profile.holidayUntil} />}
      {profile.isBlocked && (
        <Notice tone="info">
          <Trans>
            You blocked <bdi>{username}</bdi>. You don't see each other's offers and can't start
            trades with each other.
          </Trans>
        </Notice>
      )}
      <ProfileFacts profile={profile} />
      {!profile.isBlocked && <ProfileOffers username={username} />}
      <ProfileImports profile={profile} />
      <ProfileFeedback profile={profile} />
      {reader.isLogged && reader.id !== profile.id && (
        <ReportPerson username={username} at={{ place: "profile" }} />
      )}
    </div>
  );
}

function OnHoliday({ until }: { until: string }) {
  const { locale } = useLingui().i18n;
  return (
    <Notice tone="info">
      <Trans>
        On holiday: all offers are off until <bdi>{dayText(locale, until)}</bdi>.
      </Trans>
    </Notice>
  );
}
