import useMediaQuery from "@mui/material/useMediaQuery";
import Skeleton from "@mui/material/Skeleton";
import { Datagrid, FunctionField, useListContext } from "react-admin";
import { ListPages } from "../design/list-pages.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { listFailure } from "../server/list-failure.ts";
import { RoleWords } from "../words/role-words.tsx";
import { actWords, subjectWords, wordsOf } from "./audit-words.ts";
import styles from "./audit-list.module.css";

type Entry = AdminBodyOf<"listAudit">[number];

/** The entries of the log. */
export function AuditTable() {
  const { t } = useLingui();
  const { data, error, refetch, total } = useListContext<Entry>();
  const isPhone = !useMediaQuery("(width >= 768px)");
  if (error && !data) {
    return <FailureNote failure={listFailure(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (total === 0) {
    return (
      <p className={styles.empty}>
        <Trans>No matching log entries.</Trans>
      </p>
    );
  }
  return (
    <>
      <div className={styles.table}>
        {isPhone ? (
          <ol className={styles.entries}>
            {data.map((entry) => (
              <li className={styles.entry} key={entry.id}>
                <span>
                  <Act entry={entry} /> · <Who entry={entry} />
                </span>
                <Subject entry={entry} />
                <Moment at={entry.at} exact />
              </li>
            ))}
          </ol>
        ) : (
          <Datagrid bulkActionButtons={false} rowClick={false} aria-label={t`Log`}>
            <FunctionField<Entry>
              label={t`No.`}
              sortable={false}
              render={({ id }) => <bdi>{id}</bdi>}
            />
            <FunctionField<Entry>
              label={t`When`}
              sortable={false}
              render={({ at }) => <Moment at={at} exact />}
            />
            <FunctionField<Entry>
              label={t`Who`}
              sortable={false}
              render={(entry) => (
                <>
                  <Who entry={entry} />
                  <div className={styles.role}>{entry.role && <RoleWords role={entry.role} />}</div>
                </>
              )}
            />
            <FunctionField<Entry>
              label={t`Act`}
              sortable={false}
              render={(entry) => <Act entry={entry} />}
            />
            <FunctionField<Entry>
              label={t`On`}
              sortable={false}
              render={(entry) => <Subject entry={entry} />}
            />
            <FunctionField<Entry>
              label={t`Why`}
              sortable={false}
              render={({ reason }) => <bdi>{reason}</bdi>}
            />
          </Datagrid>
        )}
      </div>
      <ListPages />
    </>
  );
}

function Who({ entry: { staff } }: { entry: Entry }) {
  return staff === null ? <Trans>The platform</Trans> : <bdi>{staff}</bdi>;
}

function Act({ entry: { act } }: { entry: Entry }) {
  const { i18n } = useLingui();
  const words = wordsOf(actWords, act);
  return words ? <span>{i18n._(words)}</span> : <bdi>{act}</bdi>;
}

function Subject({ entry: { subjectKind, subjectId } }: { entry: Entry }) {
  const { i18n } = useLingui();
  const words = wordsOf(subjectWords, subjectKind);
  return (
    <span className={styles.subject}>
      {words ? i18n._(words) : <bdi>{subjectKind}</bdi>}
      {/* There is one log: its act says what of it was read. */}
      {subjectKind !== "audit" && (
        <>
          {" "}
          <bdi>{subjectId}</bdi>
        </>
      )}
    </span>
  );
}
