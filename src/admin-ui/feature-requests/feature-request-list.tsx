import { useRef } from "react";
import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { ListBase, useListContext } from "react-admin";
import { ListPages } from "../design/list-pages.tsx";
import { Link } from "react-router";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { PageHead } from "../design/page-head.tsx";
import styles from "../design/record-list.module.css";
import { listFailure } from "../server/list-failure.ts";
import { useStaffSession } from "../server/staff-session.ts";
import { AnswerForm } from "./answer-form.tsx";
import own from "./feature-request-list.module.css";

/** What traders wish the marketplace did, newest first. */
export function FeatureRequestList() {
  const { t } = useLingui();
  return (
    <>
      <PageHead name={t`Suggestions`} />
      <ListBase
        resource="feature-requests"
        sort={{ field: "sentAt", order: "DESC" }}
        perPage={25}
        disableSyncWithLocation
        storeKey={false}
      >
        <Requests />
      </ListBase>
    </>
  );
}

function Requests() {
  const { data, error, refetch, total } =
    useListContext<AdminBodyOf<"listFeatureRequests">[number]>();
  const { member } = useStaffSession();
  const list = useRef<HTMLOListElement>(null);
  const mayAnswer = member?.permissions.includes("answer_feature_requests") ?? false;
  const goOn = async (id: string) => {
    await refetch();
    requestAnimationFrame(() => focusAfter(list.current, id));
  };
  if (error && !data) {
    return <FailureNote failure={listFailure(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (total === 0) {
    return (
      <p className={styles.empty}>
        <Trans>No suggestions yet.</Trans>
      </p>
    );
  }
  return (
    <>
      <ol ref={list} className={`${styles.table} ${styles.list}`}>
        {data.map(({ id, text, trader, sentAt, answer }) => (
          <li className={own.entry} key={id} data-id={id} tabIndex={-1}>
            <bdi className={own.text} dir="auto">
              {text}
            </bdi>
            <span className={styles.second}>
              <Link to={`/people/${trader.id}/show`}>
                <bdi>{trader.username}</bdi>
              </Link>{" "}
              <Moment at={sentAt} exact />
            </span>
            {answer && (
              <div className={own.answer}>
                <bdi className={own.text} dir="auto">
                  {answer.text}
                </bdi>
                <span className={styles.second}>
                  <Trans>
                    Answered by <bdi>{answer.by}</bdi>
                  </Trans>{" "}
                  <Moment at={answer.at} exact />
                </span>
              </div>
            )}
            {!answer && mayAnswer && <AnswerForm id={id} onAnswered={() => void goOn(id)} />}
          </li>
        ))}
      </ol>
      <ListPages />
    </>
  );
}

/** The form with the focus is gone: it moves to the next suggestion to answer; without one, to what was answered. */
function focusAfter(list: HTMLElement | null, answered: string): void {
  const entries = [...(list?.querySelectorAll<HTMLElement>("li") ?? [])];
  const at = entries.findIndex(({ dataset }) => dataset["id"] === answered);
  const others = [...entries.slice(at + 1), ...entries.slice(0, Math.max(at, 0))];
  const waiting = others.flatMap((entry) => [...entry.querySelectorAll("button")]);
  (waiting[0] ?? entries[at])?.focus();
}
