import { useEffect, useRef, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { FileClock, X } from "lucide-react";
import type { PieceUploadView } from "../../http/contract/attachment/upload.ts";
import { client } from "../server/client.ts";
import { useRead } from "../server/use-read.ts";
import { forgetUploads } from "./interrupted.ts";
import type { Drafts } from "./use-drafts.ts";
import styles from "./draft-list.module.css";

/** Files whose upload was broken off here, also by leaving the page: choosing one again goes on with it. */
export function InterruptedUploads(props: {
  place: string;
  drafts: Drafts;
  onPressed: () => void;
}) {
  const { place, drafts, onPressed } = props;
  const { t } = useLingui();
  const { data } = useRead("listOpenUploads", {});
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const isNone = data?.data.length === 0;
  useEffect(() => {
    if (isNone) forgetUploads();
  }, [isNone]);
  const here = (data?.data ?? []).filter(
    ({ id, place: itsPlace }) => itsPlace === place && !gone.has(id),
  );
  const leave = (id: string) => setGone((known) => new Set([...known, id]));
  const goOn = (upload: PieceUploadView, file: File) => {
    drafts.add([file]);
    onPressed();
    // Another file is another upload.
    if (file.size === upload.bytes) leave(upload.id);
  };
  if (here.length === 0) return null;
  const remove = (id: string) => {
    leave(id);
    onPressed();
    void client.call("removeUpload", { parameters: { id } });
  };
  return (
    <ul className={styles.list} aria-label={t`Interrupted uploads`}>
      {here.map((upload) => (
        <Interrupted
          key={upload.id}
          upload={upload}
          onChoose={(file) => goOn(upload, file)}
          onRemove={() => remove(upload.id)}
        />
      ))}
    </ul>
  );
}

function Interrupted(props: {
  upload: PieceUploadView;
  onChoose: (file: File) => void;
  onRemove: () => void;
}) {
  const { name, bytes, here, pieceBytes } = props.upload;
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const percent = Math.min(100, Math.floor((100 * here * pieceBytes) / bytes));
  return (
    <li className={styles.draft}>
      <FileClock aria-hidden="true" />
      <div className={styles.what}>
        <bdi className={styles.name}>{name}</bdi>
        <p className={styles.state}>
          <Trans>
            <bdi>{percent}%</bdi> uploaded.{" "}
            <button type="button" className={styles.again} onClick={() => input.current?.click()}>
              Choose it again
            </button>{" "}
            to continue.
          </Trans>
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) props.onChoose(file);
          currentTarget.value = "";
        }}
      />
      <button
        type="button"
        className={styles.act}
        aria-label={t`Remove ${name}`}
        onClick={props.onRemove}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}
