import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import { IdFirst } from "./address-page.tsx";
import { AttemptFiles } from "./attempt-files.tsx";
import { AttemptNotice } from "./attempt-notice.tsx";
import { isStartable } from "./is-startable.ts";
import { VerificationFrame } from "./verification-frame.tsx";
import styles from "./verification.module.css";

/** The verification by a video. */
export function VerifyVideoPage() {
  const { t } = useLingui();
  return (
    <VerificationFrame title={t`Short video`} isStep>
      {({ video, isVideoVerified, isIdVerified, triesLeft }) => (
        <>
          <AttemptNotice attempt={video} isVerified={isVideoVerified} />
          {video?.status === "uploaded" && <AttemptFiles attempt={video} />}
          {!isIdVerified && <IdFirst />}
          {isIdVerified && isStartable(video, isVideoVerified) && <Begin left={triesLeft.video} />}
        </>
      )}
    </VerificationFrame>
  );
}

function Begin({ left }: { left: number }) {
  const act = useAct();
  const readAgain = useReadAgain();
  const begin = async () => {
    await act.send(() => client.call("startVideoVerification", {}));
    await readAgain("viewVerification");
  };
  return (
    <Card>
      <div className={styles.part}>
        <p>
          <Trans>
            Film yourself for about ten seconds: hold your ID beside your face, say your name and
            today&apos;s date, and say that you trade for yourself.
          </Trans>
        </p>
        <p className={styles.second}>
          <Trans>
            Tries left: <bdi>{left}</bdi>
          </Trans>
        </p>
        {act.failure && (
          <Notice tone="danger">
            <FailureWords failure={act.failure} />
          </Notice>
        )}
        <Button variant="primary" busy={act.isBusy} onClick={() => void begin()}>
          <Trans>Add a video</Trans>
        </Button>
      </div>
    </Card>
  );
}
