import { useState } from "react";
import Skeleton from "@mui/material/Skeleton";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PolicyView } from "../../adapters/http/contract/admin/policy.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import { PartSwitch } from "../design/part-switch.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { DraftBar } from "./draft-bar.tsx";
import { partNames } from "./field-name.ts";
import { PartCard } from "./part-card.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import { useDraft } from "./use-draft.ts";
import { VersionList } from "./version-list.tsx";
import styles from "./policy.module.css";

const views = [
  ["values", msg`Values`],
  ["versions", msg`Versions`],
] as const;

/** The numbers of the rules: what they are, how they came about, and changing them. */
export function PolicyPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useRead("viewPolicy", {});
  const [view, setView] = useState<string>("values");
  const failure = data ? undefined : failureIn(error);
  return (
    <>
      <PageHead
        name={t`Policy`}
        end={<PartSwitch label={t`View`} parts={views} chosen={view} onChoose={setView} />}
      />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!data && !failure && <Skeleton variant="rounded" height={320} />}
      {data && (view === "values" ? <Values policy={data} /> : <VersionList />)}
    </>
  );
}

function Values({ policy }: { policy: PolicyView }) {
  const draft = useDraft(policy);
  const [isReviewing, setReviewing] = useState(false);
  const [made, setMade] = useState<number>();
  return (
    <>
      <p className={styles.said}>
        <Trans>
          Version <bdi>{policy.version}</bdi> is in force. Active trades keep the version they
          started under.
        </Trans>
      </p>
      <p className={styles.said} role="status">
        {made !== undefined && <Trans>The policy was changed.</Trans>}
      </p>
      <div className={styles.parts}>
        {Object.keys(partNames).map((part) => (
          <PartCard key={part} part={part} draft={draft} />
        ))}
      </div>
      <DraftBar draft={draft} onReview={() => setReviewing(true)} />
      {isReviewing && (
        <ReviewDialog
          version={policy.version}
          draft={draft}
          onDone={() => {
            setReviewing(false);
            setMade(policy.version);
            draft.clear();
          }}
          onClose={() => setReviewing(false)}
        />
      )}
    </>
  );
}
