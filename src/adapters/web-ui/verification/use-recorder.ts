import { useEffect, useRef, useState } from "react";
import { recordedKind } from "./can-record.ts";

/** A minute at this rate is some 7 MB: small enough for a phone's connection. */
const bitsPerSecond = 1_000_000;
const mostMs = 60_000;

/** Filming with the device's own camera. */
interface Recorder {
  readonly state: "off" | "ready" | "recording" | "refused";
  readonly stream: MediaStream | undefined;
  readonly open: () => Promise<void>;
  readonly start: () => void;
  readonly stop: () => void;
  readonly close: () => void;
}

/** `refused`: there is no camera, or the page may not use it. Stops by itself after a minute. */
export function useRecorder(onRecorded: (file: File) => void): Recorder {
  const [state, setState] = useState<Recorder["state"]>("off");
  const [stream, setStream] = useState<MediaStream>();
  const recorder = useRef<MediaRecorder>(undefined);
  const close = () => {
    stream?.getTracks().forEach((track) => track.stop());
    setStream(undefined);
    setState("off");
  };
  useEffect(() => () => stream?.getTracks().forEach((track) => track.stop()), [stream]);
  return {
    state,
    stream,
    open: async () => {
      try {
        const video = { facingMode: "user", width: { ideal: 640 }, height: { ideal: 480 } };
        setStream(await navigator.mediaDevices.getUserMedia({ video, audio: true }));
        setState("ready");
      } catch {
        setState("refused");
      }
    },
    start: () => {
      const kind = recordedKind();
      if (!stream || !kind) return;
      const parts: Blob[] = [];
      const started = new MediaRecorder(stream, {
        mimeType: kind,
        videoBitsPerSecond: bitsPerSecond,
      });
      started.addEventListener("dataavailable", ({ data }) => parts.push(data));
      started.addEventListener("stop", () => {
        clearTimeout(timer);
        close();
        onRecorded(new File(parts, `video.${kind.slice("video/".length)}`, { type: kind }));
      });
      const timer = setTimeout(() => started.stop(), mostMs);
      recorder.current = started;
      started.start();
      setState("recording");
    },
    stop: () => recorder.current?.stop(),
    close,
  };
}
