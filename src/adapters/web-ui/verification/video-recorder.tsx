import { useEffect, useRef } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { useRecorder } from "./use-recorder.ts";
import styles from "./verification.module.css";

/** Films with the camera of this device; what was filmed is sent at once. */
export function VideoRecorder(props: { isBusy: boolean; onRecorded: (file: File) => void }) {
  const { isBusy, onRecorded } = props;
  const { t } = useLingui();
  const recorder = useRecorder(onRecorded);
  const { state, stream } = recorder;
  const preview = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (preview.current) preview.current.srcObject = stream ?? null;
  }, [stream]);
  if (state === "refused") {
    return (
      <Notice tone="info">
        <Trans>
          The page can't use a camera here. Allow it in your browser and reload the page, or add a
          video that you filmed before.
        </Trans>
      </Notice>
    );
  }
  if (state === "off") {
    return (
      <Button variant="plain" busy={isBusy} onClick={() => void recorder.open()}>
        <Trans>Record a video here</Trans>
      </Button>
    );
  }
  return (
    <div className={styles.recorder}>
      <video
        ref={preview}
        className={styles.video}
        aria-label={t`What the camera sees`}
        autoPlay
        muted
        playsInline
      />
      <div className={styles.links}>
        {state === "ready" ? (
          <>
            <Button variant="primary" onClick={recorder.start}>
              <Trans>Start recording</Trans>
            </Button>
            <Button variant="plain" onClick={recorder.close}>
              <Trans>Turn off the camera</Trans>
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={recorder.stop}>
            <Trans>Stop and send</Trans>
          </Button>
        )}
      </div>
      <p className={styles.second} role="status">
        {state === "recording" && <Trans>Recording. It stops by itself after a minute.</Trans>}
      </p>
    </div>
  );
}
