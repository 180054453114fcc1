import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FileSide } from "../../../domain/verification/id-document.ts";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { VerificationAttemptView } from "../../http/contract/verification/verification.ts";
import { attachmentWords } from "../attachment/attachment-words.tsx";
import { fileTypes, videoTypes } from "../attachment/file-types.ts";
import { sendFile } from "../attachment/send-file.ts";
import type { UploadProgress } from "../attachment/send-in-pieces.ts";
import { SentVideo } from "../attachment/sent-video.tsx";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { useReadAgain } from "../server/use-read.ts";
import { sideWords } from "./verification-words.tsx";
import { canRecord } from "./can-record.ts";
import styles from "./verification.module.css";

/** Loaded where a video is asked for. */
const VideoRecorder = lazy(async () => ({
  default: (await import("./video-recorder.tsx")).VideoRecorder,
}));

/** One file of an attempt: chosen, taken with the camera, or recorded here; a newer one replaces it. */
export function SideFile({ attempt, side }: { attempt: VerificationAttemptView; side: FileSide }) {
  const readAgain = useReadAgain();
  const [progress, setProgress] = useState<UploadProgress>();
  const [failure, setFailure] = useState<CallFailure>();
  const file = attempt.files.find((each) => each.side === side);
  const isVideo = side === "video";
  const isBusy = progress !== undefined;
  const add = async (chosen: File) => {
    setFailure(undefined);
    setProgress({ part: 0, isWaiting: false });
    const place = { kind: "verification", id: attempt.verificationReference } as const;
    const never = new AbortController().signal;
    const sent = await sendFile(place, chosen, setProgress, never, { side });
    setProgress(undefined);
    if (!sent.ok) return setFailure(sent.failure);
    await readAgain("viewVerification");
  };
  return (
    <div className={styles.side}>
      <h3 className={styles.name}>{sideWords[side]()}</h3>
      {file && isVideo && (
        <SentVideo key={file.id} className={styles.video} name={file.name} url={file.url} />
      )}
      {file && !isVideo && (
        <a className={styles.file} href={file.url ?? undefined} target="_blank" rel="noreferrer">
          <bdi>{file.name}</bdi>
        </a>
      )}
      {progress && <Progress {...progress} />}
      {failure && <Notice tone="danger">{attachmentWords(failure)}</Notice>}
      {isVideo && canRecord() && (
        <Suspense fallback={null}>
          <VideoRecorder isBusy={isBusy} onRecorded={(recorded) => void add(recorded)} />
        </Suspense>
      )}
      <div className={styles.links}>
        <Chooser
          side={side}
          accept={isVideo ? videoTypes : fileTypes(false)}
          isBusy={isBusy}
          onChoose={(chosen) => void add(chosen)}
        >
          {file ? (
            <Trans>
              Replace: <span>{sideWords[side]()}</span>
            </Trans>
          ) : (
            <Trans>
              Add: <span>{sideWords[side]()}</span>
            </Trans>
          )}
        </Chooser>
        {side !== "page" && !(isVideo && canRecord()) && (
          <span className={styles.camera}>
            <Chooser
              accept={isVideo ? "video/*" : "image/jpeg"}
              capture={isVideo || side === "selfie" ? "user" : "environment"}
              isBusy={isBusy}
              onChoose={(chosen) => void add(chosen)}
            >
              {isVideo ? <Trans>Film with the camera</Trans> : <Trans>Take a photo</Trans>}
            </Chooser>
          </span>
        )}
      </div>
    </div>
  );
}

function Progress({ part, isWaiting }: UploadProgress) {
  const { t } = useLingui();
  if (isWaiting) {
    return (
      <p className={styles.second} role="status">
        <Trans>The connection is interrupted. The upload continues by itself.</Trans>
      </p>
    );
  }
  return part < 1 ? (
    <progress className={styles.progress} value={part} aria-label={t`Uploaded`} />
  ) : (
    <p className={styles.second} role="status">
      <Trans>Checking the file …</Trans>
    </p>
  );
}

function Chooser(props: {
  side?: FileSide;
  accept: string;
  capture?: "user" | "environment";
  isBusy: boolean;
  children: ReactNode;
  onChoose: (file: File) => void;
}) {
  const { side, accept, capture, isBusy, children, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept={accept}
        capture={capture}
        tabIndex={-1}
        aria-hidden="true"
        data-side={side}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onChoose(chosen);
          // The same file can be chosen once more.
          currentTarget.value = "";
        }}
      />
      <Button variant="plain" busy={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
