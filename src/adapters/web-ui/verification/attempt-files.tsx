import { Trans } from "@lingui/react/macro";
import type { VerificationAttemptView } from "../../http/contract/verification/verification.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import { SideFile } from "./side-file.tsx";
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
          {attempt.kind === "video" ? <Trans>Your video</Trans> : <Trans>Photos</Trans>}
        </h2>
        <p className={styles.second}>
          {attempt.kind === "video" ? (
            <Trans>
              Good light, your whole face and the ID in the picture. Only the people who check it
              see your video; it is encrypted.
            </Trans>
          ) : (
            <Trans>
              Good light, all four corners in the picture, no flash. Only the people who check it
              see your files; they are encrypted.
            </Trans>
          )}
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
