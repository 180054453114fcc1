import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { Notice } from "../design/notice.tsx";
import { useRead } from "../server/use-read.ts";
import { CodeSendButtons } from "./code-send-buttons.tsx";
import type { CodeChannel } from "./code-channels.ts";
import type { CodeUse } from "./code-use.ts";
import { PasswordField } from "./password-field.tsx";
import { useCodeChannels } from "./use-code-channels.ts";

/**
 * Where somebody's code comes from, if not from an app: has it sent to who types their password. Says so
 * where no code counts at all.
 */
export function SentCodeSource(props: {
  use: CodeUse;
  onClear: () => void;
  /** Where it is typed already. */
  password?: string;
}) {
  const { use, onClear } = props;
  const codes = useRead("viewCodes", {}).data?.data;
  const [typed, setTyped] = useState("");
  const password = props.password ?? typed;
  const [isMissing, setMissing] = useState(false);
  const sending = useCodeChannels(onClear);
  if (!codes || codes[use] === "ga") return null;
  if (codes[use] === "none") {
    return (
      <Notice tone="info">
        <Trans>
          Codes aren't accepted for this right now. Use a passkey, or set up an authenticator app.
        </Trans>
      </Notice>
    );
  }
  const isPhone = codes[use] === "sms";
  const byChat: readonly CodeChannel[] = codes.telegram ? ["telegram"] : [];
  const byPhone: readonly CodeChannel[] = codes.phone.to === null ? [] : ["sms", "call"];
  const to = isPhone ? (codes.phone.to ?? "Telegram") : codes.email.to;
  const send = (channel: CodeChannel) => {
    setMissing(password === "");
    if (password !== "") void sending.send(channel, { purpose: use, password });
  };
  const isWrong = sending.failure?.code === "wrong_credentials";
  return (
    <>
      {props.password === undefined && (
        <PasswordField
          name="password"
          autoComplete="current-password"
          hint={
            <Trans>
              Then have a code sent to <bdi>{to}</bdi>.
            </Trans>
          }
          value={password}
          error={
            isWrong ? (
              <Trans>Wrong password. No code was sent.</Trans>
            ) : isMissing && password === "" ? (
              <Trans>Enter your password to get a code.</Trans>
            ) : undefined
          }
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <CodeSendButtons
        sending={sending}
        offered={isPhone ? [...byPhone, ...byChat] : ["email"]}
        onSend={send}
      />
    </>
  );
}
