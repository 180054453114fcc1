import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";
import styles from "./account-form.module.css";

/** Has another code sent, once the pause is over. `countdown`: its seconds, as the server said. */
export function ResendCode({ countdown, onSent }: { countdown: number; onSent: () => void }) {
  const { isBusy, isDone, failure, send } = useAct();
  const left = useSecondsLeft(countdown);
  const resend = async () => {
    const outcome = await send(() => client.call("resendEmailCode", {}));
    if (outcome) onSent();
  };
  return (
    <div className={styles.form}>
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      {isDone && (
        <Notice tone="done">
          <Trans>Another code is on its way. Earlier ones no longer work.</Trans>
        </Notice>
      )}
      <Button
        variant="plain"
        wide
        busy={isBusy}
        disabled={left > 0}
        disabledReason={
          left > 0 ? <Trans>You can send another one in {left} seconds.</Trans> : undefined
        }
        onClick={() => void resend()}
      >
        <Trans>Send another code</Trans>
      </Button>
    </div>
  );
}
