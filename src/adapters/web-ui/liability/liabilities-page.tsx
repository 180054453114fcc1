import { Trans, useLingui } from "@lingui/react/macro";
import { Scale } from "lucide-react";
import type { LiabilityPublicationView } from "../../http/contract/liability/liability.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { dayText } from "../design/day-text.ts";
import { EmptyState } from "../design/empty-state.tsx";
import { Money } from "../design/money.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { withReturn } from "../navigation/sign-in-path.ts";
import { liabilitiesPath } from "../navigation/paths.ts";
import { usePageState } from "../page-context.ts";
import { useRead } from "../server/use-read.ts";
import { OwnShare } from "./own-share.tsx";
import { Reserves } from "./reserves.tsx";
import { saveFile } from "../design/save-file.ts";
import styles from "./liability.module.css";

/** The older ones are in the file. */
const mostShown = 14;

/** What we owe, day by day, and whether the reader's own balances are in it. */
export function LiabilitiesPage() {
  const { t } = useLingui();
  const { reader } = usePageState();
  const chain = useRead("listLiabilities", {});
  const file = chain.data?.data;
  const newestFirst = file?.publications.toReversed() ?? [];
  return (
    <div className={styles.page}>
      <div>
        <PageHeading title={t`What we owe`} />
        <p className={styles.lead}>
          <Trans>
            Every day we publish the total of all balances, trades in escrow and bonds included. You
            can check that your own balance is in it, without trusting us.
          </Trans>
        </p>
      </div>
      {reader.isLogged ? (
        <OwnShare chain={file} />
      ) : (
        <p>
          <Button variant="plain" href={withReturn("/login", liabilitiesPath)}>
            <Trans>Sign in to check your balances</Trans>
          </Button>
        </p>
      )}
      <Reserves chain={file} />
      {chain.isError && !file && (
        <LoadFailure onRetry={() => void chain.refetch()} isRetrying={chain.isFetching} />
      )}
      {chain.isPending && <Skeleton shape="card" width="full" />}
      {file && newestFirst.length === 0 && (
        <EmptyState
          icon={Scale}
          title={<Trans>Nothing is published yet. Come back tomorrow.</Trans>}
        />
      )}
      {file && newestFirst.length > 0 && (
        <>
          <p>
            <Button
              variant="plain"
              onClick={() => saveFile("liabilities.json", JSON.stringify(file, null, 1))}
            >
              <Trans>Download all days</Trans>
            </Button>
          </p>
          <ol className={styles.days}>
            {newestFirst.slice(0, mostShown).map((publication) => (
              <li key={publication.day}>
                <Day publication={publication} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function Day({ publication }: { publication: LiabilityPublicationView }) {
  const { i18n } = useLingui();
  const { day, coins, hash } = publication;
  return (
    <Card>
      <div className={styles.inside}>
        <h2 className={styles.day}>
          <bdi>{dayText(i18n.locale, `${day}T00:00:00Z`, "UTC")}</bdi>
        </h2>
        <dl className={styles.facts}>
          {coins.map(({ asset, root, total }) => (
            <div key={asset} className={styles.coin}>
              <dt>
                <Money asset={asset} amount={total} />
              </dt>
              <dd className={styles.hash}>
                <bdi dir="ltr">{root}</bdi>
              </dd>
            </div>
          ))}
          <div className={styles.coin}>
            <dt>
              <Trans>Hash of the day, over all days before</Trans>
            </dt>
            <dd className={styles.hash}>
              <bdi dir="ltr">{hash}</bdi>
            </dd>
          </div>
        </dl>
      </div>
    </Card>
  );
}
