import { Trans, useLingui } from "@lingui/react/macro";
import { Bell } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { buyPath, noticeSettingsPath } from "../navigation/paths.ts";
import { useRead } from "../server/use-read.ts";
import { SavedSearchCard } from "./saved-search-card.tsx";
import styles from "./saved-searches-page.module.css";

/** The searches that the reader keeps, and whether each tells them of new offers. */
export function SavedSearchesPage() {
  const { t } = useLingui();
  const list = useRead("listSavedSearches", {});
  const searches = list.data?.data;
  return (
    <div className={styles.page}>
      <PageHeading title={t`Saved searches`} />
      {!searches && list.isError && (
        <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      )}
      {!searches && !list.isError && <Skeleton shape="card" width="full" />}
      {searches?.length === 0 && (
        <Card>
          <EmptyState
            icon={Bell}
            title={<Trans>No saved searches</Trans>}
            acts={
              <Button variant="primary" href={buyPath}>
                <Trans>Browse offers</Trans>
              </Button>
            }
          >
            <Trans>
              Set the filters you want, then choose “Save search”. We tell you when an offer appears
              that you can take.
            </Trans>
          </EmptyState>
        </Card>
      )}
      {searches && searches.length > 0 && (
        <>
          <ul className={styles.list}>
            {searches.map((search) => (
              <SavedSearchCard key={search.id} search={search} now={list.dataUpdatedAt} />
            ))}
          </ul>
          <p className={styles.fine}>
            <Trans>
              We look for new offers about every five minutes. We tell you about each search at most
              once an hour, and only about offers you can take.
            </Trans>{" "}
            <AppLink to={noticeSettingsPath}>
              <Trans>Choose how we tell you</Trans>
            </AppLink>
          </p>
        </>
      )}
    </div>
  );
}
