import { useRef } from "react";
import { routes } from "virtual:own-routes";
import { Trans } from "@lingui/react/macro";
import type { FileSide } from "../../../domain/verification/id-document.ts";
import type { VerificationAttemptView } from "../../http/contract/verification/verification.ts";
import { attachmentWords } from "../attachment/attachment-words.tsx";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { sendFile } from "../server/send-file.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import { sideWords } from "./verification-words.tsx";
import styles from "./verification.module.css";

/** The files that an attempt needs, and the button that hands it in. */
export function AttemptFiles({ attempt }: { attempt: VerificationAttemptView }) {
  const readAgain = useReadAgain();
  const act = useAct();
  const { verificationReference: reference, filesNeeded, files } = attempt;
  const missing = filesNeeded.filter((side) => !files.some((file) => file.side === side));
  const submit = async () => {
    await act.send(() => client.call("submitVerification", { parameters: { reference } }));
    await readAgain("viewVerification");
  };
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={styles.title}>
          <Trans>Photos</Trans>
        </h2>
        <p className={styles.second}>
          <Trans>
            Good light, all four corners in the picture, no flash. Only the people who check it see
            your files; they are encrypted.
          </Trans>
        </p>
        {filesNeeded.map((side) => (
          <SideFile key={side} attempt={attempt} side={side} />
        ))}
        {act.failure && (
          <Notice tone="danger">
            <FailureWords failure={act.failure} />
          </Notice>
        )}
        <Button
          variant="primary"
          busy={act.isBusy}
          disabled={missing.length > 0}
          onClick={() => void submit()}
        >
          <Trans>Send for review</Trans>
        </Button>
      </div>
    </Card>
  );
}

function SideFile({ attempt, side }: { attempt: VerificationAttemptView; side: FileSide }) {
  const readAgain = useReadAgain();
  const input = useRef<HTMLInputElement>(null);
  const act = useAct();
  const file = attempt.files.find((each) => each.side === side);
  const isVideo = side === "video";
  const add = async (chosen: File | undefined) => {
    if (!chosen) return;
    const [method, path] = routes.addVerificationFile;
    const query = new URLSearchParams({ name: chosen.name || "file", side });
    const filled = path.replace("{reference}", attempt.verificationReference);
    await act.send(() => sendFile([method, `${filled}?${query.toString()}`], chosen));
    await readAgain("viewVerification");
  };
  return (
    <div className={styles.side}>
      <h3 className={styles.name}>{sideWords[side]()}</h3>
      {file && (
        <a className={styles.file} href={file.url ?? undefined} target="_blank" rel="noreferrer">
          <bdi>{file.name}</bdi>
        </a>
      )}
      {act.failure && <Notice tone="danger">{attachmentWords(act.failure)}</Notice>}
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept={
          isVideo ? "video/mp4,video/webm" : "image/jpeg,image/png,image/webp,application/pdf"
        }
        tabIndex={-1}
        aria-hidden="true"
        data-side={side}
        onChange={({ currentTarget }) => {
          void add(currentTarget.files?.[0]);
          // The same file can be chosen once more.
          currentTarget.value = "";
        }}
      />
      <Button variant="plain" busy={act.isBusy} onClick={() => input.current?.click()}>
        {file ? (
          <Trans>
            Replace: <span>{sideWords[side]()}</span>
          </Trans>
        ) : (
          <Trans>
            Add: <span>{sideWords[side]()}</span>
          </Trans>
        )}
      </Button>
    </div>
  );
}
