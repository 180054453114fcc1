import { useRef, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { Upload } from "lucide-react";
import type { CallFailure } from "../../http/client/call-types.ts";
import { fileTypes } from "../attachment/file-types.ts";
import { attachmentWords } from "../attachment/attachment-words.tsx";
import { sendFile } from "../attachment/send-file.ts";
import type { UploadProgress } from "../attachment/send-in-pieces.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import styles from "./report-dialog.module.css";

/** Stores the bank's notice; another one replaces it. */
export function NoticeFile(props: { tradeId: string; onStored: (attachmentId: string) => void }) {
  const { tradeId, onStored } = props;
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number>();
  const [name, setName] = useState<string>();
  const [failure, setFailure] = useState<CallFailure>();
  const percent = Math.floor((progress ?? 0) * 100);
  const send = async (file: File) => {
    setFailure(undefined);
    setProgress(0);
    const told = ({ part }: UploadProgress) => setProgress(part);
    const never = new AbortController().signal;
    const use = { purpose: "chargeback" } as const;
    const stored = await sendFile({ kind: "trade", id: tradeId }, file, told, never, use);
    setProgress(undefined);
    if (!stored.ok) return setFailure(stored.failure);
    setName(stored.file.name ?? file.name);
    onStored(stored.file.id);
  };
  return (
    <div className={styles.notice}>
      <Button variant="plain" busy={progress !== undefined} onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" />
        <span>
          {progress !== undefined ? (
            <Trans>
              Sending, <bdi>{percent}%</bdi>
            </Trans>
          ) : name === undefined ? (
            <Trans>Choose your bank's notice</Trans>
          ) : (
            <Trans>Choose another file</Trans>
          )}
        </span>
      </Button>
      <output>{name !== undefined && <bdi>{name}</bdi>}</output>
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept={fileTypes(false)}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void send(file);
          // The same file can be chosen once more.
          currentTarget.value = "";
        }}
      />
      {failure && <Notice tone="danger">{attachmentWords(failure)}</Notice>}
    </div>
  );
}
