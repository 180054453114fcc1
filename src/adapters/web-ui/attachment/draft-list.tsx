import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { FileText, RotateCcw, X } from "lucide-react";
import { attachmentWords, mayUploadAgain } from "./attachment-words.tsx";
import { InterruptedUploads } from "./interrupted-uploads.tsx";
import { hasUploads } from "./interrupted.ts";
import { placeName, type FilePlace } from "./send-file.ts";
import type { Draft, Drafts } from "./use-drafts.ts";
import styles from "./draft-list.module.css";

/**
 * The files of the next message: how far each is, what was removed from it, why it was refused.
 * `onPressed`: a button was pressed that goes away by that.
 */
export function DraftList(props: { place: FilePlace; drafts: Drafts; onPressed: () => void }) {
  const { place, drafts, onPressed } = props;
  const { t } = useLingui();
  // Those from before this page: its own are drafts.
  const [hadUploads] = useState(hasUploads);
  const interrupted = hadUploads && (
    <InterruptedUploads {...{ drafts, onPressed }} place={placeName(place)} />
  );
  if (drafts.all.length === 0) return interrupted;
  return (
    <>
      {interrupted}
      <ul className={styles.list} aria-label={t`Files of your message`}>
        {drafts.all.map((draft) => (
          <li key={draft.key} className={styles.draft} data-failed={draft.failure !== undefined}>
            <FileText aria-hidden="true" />
            <div className={styles.what}>
              <bdi className={styles.name}>{draft.stored?.name ?? draft.source.name}</bdi>
              <State draft={draft} />
            </div>
            {draft.failure && mayUploadAgain(draft.failure) && (
              <button
                type="button"
                className={styles.act}
                aria-label={t`Upload ${draft.source.name} again`}
                onClick={() => {
                  drafts.tryAgain(draft);
                  onPressed();
                }}
              >
                <RotateCcw aria-hidden="true" />
              </button>
            )}
            <button
              type="button"
              className={styles.act}
              aria-label={t`Remove ${draft.source.name}`}
              onClick={() => {
                drafts.remove(draft);
                onPressed();
              }}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function State({ draft }: { draft: Draft }) {
  const { t } = useLingui();
  const { failure, stored, progress, isWaiting } = draft;
  if (failure) {
    return (
      <p className={styles.wrong} role="alert">
        {attachmentWords(failure)}
      </p>
    );
  }
  if (!stored && isWaiting) {
    return (
      <p className={styles.state} role="status">
        <Trans>The connection is interrupted. The upload continues by itself.</Trans>
      </p>
    );
  }
  if (!stored) {
    return progress < 1 ? (
      <progress className={styles.progress} value={progress} aria-label={t`Uploaded`} />
    ) : (
      <p className={styles.state}>
        <Trans>Checking the file …</Trans>
      </p>
    );
  }
  return (
    <p className={styles.state} role="status">
      {stored.hadMetadata ? (
        <Trans>Ready. Place, time and device of the photo were removed.</Trans>
      ) : (
        <Trans>Ready</Trans>
      )}
    </p>
  );
}
