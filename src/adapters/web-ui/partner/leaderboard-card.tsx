import { Trans, Plural } from "@lingui/react/macro";
import { Trophy } from "lucide-react";
import { leaderboardSeconds } from "../../../domain/partner/leaderboard.ts";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { Switch } from "../design/switch.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import styles from "./partner-page.module.css";

const days = leaderboardSeconds / 86_400;

/** Partners who chose to be shown, and the user's own choice. */
export function LeaderboardCard() {
  const read = useRead("viewLeaderboard", {});
  const readAgain = useReadAgain();
  const act = useAct();
  const board = read.data?.data;
  const choose = (listed: boolean) =>
    act.send(async () => {
      const told = await client.call("chooseLeaderboard", { body: { listed } });
      await readAgain("viewLeaderboard");
      return told;
    });
  return (
    <Card>
      <div className={styles.part} aria-busy={read.isPending}>
        <h2 className={styles.title}>
          <Trans>Leaderboard</Trans>
        </h2>
        <p className={styles.second}>
          <Trans>
            Partners by trades that earned a reward in the last <bdi>{days}</bdi> days.
          </Trans>
        </p>
        {read.isPending && <Skeleton width="full" />}
        {!board && read.isError && (
          <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
        )}
        {board && (
          <>
            <p className={styles.sum}>
              <span>
                <Trans>Show me here: others see my name and number of trades.</Trans>
              </span>
              <Switch
                label={<Trans>Show me on the leaderboard</Trans>}
                shown={board.isListed ? <Trans>Shown</Trans> : <Trans>Hidden</Trans>}
                isOn={board.isListed}
                busy={act.isBusy}
                onChange={(isOn) => void choose(isOn)}
              />
            </p>
            {act.failure && (
              <Notice tone="danger">
                <FailureWords failure={act.failure} />
              </Notice>
            )}
            {board.places.length === 0 && (
              <EmptyState icon={Trophy} title={<Trans>Nobody here yet</Trans>}>
                <Trans>Partners who want to be seen appear here with their trades.</Trans>
              </EmptyState>
            )}
            <ol className={styles.lines}>
              {board.places.map(({ place, username, rewardedTrades }) => (
                <li className={styles.line} key={username}>
                  <span className={styles.sum}>
                    <span>
                      <bdi>{place}</bdi>
                      {" · "}
                      <AppLink to={`/user/${username}`}>
                        <bdi>{username}</bdi>
                      </AppLink>
                    </span>
                    <span className={styles.second}>
                      <Plural value={rewardedTrades} one="# trade" other="# trades" />
                    </span>
                  </span>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </Card>
  );
}
