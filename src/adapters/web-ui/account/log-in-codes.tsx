import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import type { CodeChannel } from "./code-channels.ts";
import { CodeSendButtons } from "./code-send-buttons.tsx";
import { useCodeChannels } from "./use-code-channels.ts";
import styles from "./account-form.module.css";

/**
 * Has a code for signing in sent. Nobody is told here whether an account takes such codes: whoever asks
 * chooses the way.
 */
export function LogInCodes(props: {
  login: string;
  password: string;
  onClear: () => void;
  onWork: (isWorking: boolean) => void;
}) {
  const { login, password, onClear, onWork } = props;
  const [isOpen, setOpen] = useState(false);
  const sending = useCodeChannels(onClear, onWork);
  if (!isOpen) {
    return (
      <Button variant="plain" onClick={() => setOpen(true)}>
        <Trans>Send me a code</Trans>
      </Button>
    );
  }
  if (login === "" || password === "") {
    return (
      <p className={styles.lead}>
        <Trans>Enter your name and password first. Then choose how to get the code.</Trans>
      </p>
    );
  }
  const send = (channel: CodeChannel) =>
    void sending.send(channel, { purpose: "login", login, password });
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          A code is sent if your password is right and you chose this way for signing in.
        </Trans>
      </p>
      <CodeSendButtons
        sending={sending}
        offered={["sms", "call", "telegram", "push", "email"]}
        onSend={send}
      />
    </>
  );
}
