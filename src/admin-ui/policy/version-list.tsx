import Skeleton from "@mui/material/Skeleton";
import { Trans } from "@lingui/react/macro";
import { ListBase, useListContext } from "react-admin";
import { ListPages } from "../design/list-pages.tsx";
import type { PolicyVersionView } from "../../adapters/http/contract/admin/policy.ts";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { listFailure } from "../server/list-failure.ts";
import { ChangeList } from "./change-list.tsx";
import columns from "../design/columns.module.css";
import styles from "./policy.module.css";

/** Every version: what it changed, who made it, when and why. Newest first. */
export function VersionList() {
  return (
    <ListBase
      resource="policy/versions"
      sort={{ field: "id", order: "DESC" }}
      perPage={25}
      disableSyncWithLocation
      storeKey={false}
    >
      <Versions />
    </ListBase>
  );
}

function Versions() {
  const { data, error, refetch } = useListContext<PolicyVersionView>();
  if (error && !data) {
    return <FailureNote failure={listFailure(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton variant="rounded" height={320} />;
  return (
    <Card title={<Trans>Versions</Trans>}>
      <ol className={columns.list}>
        {data.map((version) => (
          <li className={columns.item} key={version.id}>
            <div className={columns.line}>
              <strong className={styles.name}>
                <Trans>
                  Version <bdi>{version.id}</bdi>
                </Trans>
              </strong>
              <span className={columns.second}>
                {version.madeBy === null ? (
                  <Trans>The platform</Trans>
                ) : (
                  <bdi>{version.madeBy}</bdi>
                )}
                {" · "}
                <Moment at={version.madeAt} exact />
              </span>
            </div>
            <p className={columns.text}>
              <bdi>{version.reason}</bdi>
            </p>
            <ChangeList changes={version.changes} />
          </li>
        ))}
      </ol>
      <ListPages />
    </Card>
  );
}
