import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "wouter";
import type { AmbassadorView } from "../../http/contract/partner/ambassador.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { FailurePage } from "../failure/failure-page.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { ambassadorProgramPath, partnerTermsPath } from "../navigation/paths.ts";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { failureIn, useRead } from "../server/use-read.ts";
import { ObstacleWords } from "./obstacle-words.tsx";
import styles from "./partner-page.module.css";

/** Where an ambassador's link leads: the visitor confirms that they belong to them. */
export function AssignAmbassadorPage({ id }: { id: string }) {
  const { t } = useLingui();
  const read = useRead("viewAmbassador", { parameters: { id } });
  const ambassador = read.data?.data;
  if (failureIn(read.error)?.status === 404) return <FailurePage status={404} />;
  return (
    <div className={styles.page} aria-busy={read.isPending}>
      <PageHeading title={t`Your ambassador`} />
      {!ambassador && read.isError && (
        <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
      )}
      {read.isPending && <Skeleton shape="card" width="full" />}
      {ambassador && <Confirmation ambassador={ambassador} />}
    </div>
  );
}

function Confirmation({ ambassador: { id, username, obstacle } }: { ambassador: AmbassadorView }) {
  const { reader } = usePageState();
  const [, go] = useLocation();
  const act = useAct();
  const parameters = { id };
  const confirm = () => act.send(() => client.call("assignAmbassador", { parameters }));
  const register = async () => {
    const kept = await act.send(() => client.call("followReferral", { parameters: { code: id } }));
    if (kept?.ok) go(kept.data.redirectTo);
  };
  return (
    <Card>
      <div className={styles.part}>
        <p>
          <Trans>
            <AppLink to={`/user/${username}`}>
              <bdi>{username}</bdi>
            </AppLink>{" "}
            is an ambassador: they help people who trade here, and get a share of the fees when you
            buy crypto. You pay nothing more for it.
          </Trans>
        </p>
        <p>
          <Trans>You can have one ambassador, and you can't change this later.</Trans>
        </p>
        {act.failure && (
          <Notice tone="danger">
            <FailureWords failure={act.failure} />
          </Notice>
        )}
        {act.isDone && reader.isLogged ? (
          <Notice tone="done">
            <Trans>
              <bdi>{username}</bdi> is your ambassador now.
            </Trans>
          </Notice>
        ) : obstacle !== null ? (
          <Notice tone="info">
            <ObstacleWords obstacle={obstacle} />
          </Notice>
        ) : reader.isLogged ? (
          <p>
            <Button variant="primary" busy={act.isBusy} onClick={() => void confirm()}>
              <span>
                <Trans>
                  Confirm <bdi>{username}</bdi> as your ambassador
                </Trans>
              </span>
            </Button>
          </p>
        ) : (
          <p>
            <Button variant="primary" busy={act.isBusy} onClick={() => void register()}>
              <span>
                <Trans>
                  Open an account with <bdi>{username}</bdi> as your ambassador
                </Trans>
              </span>
            </Button>
          </p>
        )}
        <p className={styles.links}>
          <AppLink to={ambassadorProgramPath}>
            <Trans>What ambassadors do</Trans>
          </AppLink>
          <AppLink to={partnerTermsPath}>
            <Trans>Terms</Trans>
          </AppLink>
        </p>
      </div>
    </Card>
  );
}
