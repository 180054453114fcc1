import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import type { CodeChannel } from "./code-channels.ts";
import { SendButton } from "./send-button.tsx";
import type { CodeSending } from "./use-code-channels.ts";

/** A button for each channel, and what became of the last code. */
export function CodeSendButtons(props: {
  sending: CodeSending;
  offered: readonly CodeChannel[];
  onSend: (channel: CodeChannel) => void;
}) {
  const { sending, offered, onSend } = props;
  const isSent = offered.some((channel) => sending.channels[channel].isCodeSent);
  return (
    <>
      {sending.failure && sending.failure.code !== "wrong_credentials" && (
        <Notice tone="danger">
          <FailureWords failure={sending.failure} />
        </Notice>
      )}
      {isSent && (
        <Notice tone="done">
          <Trans>A code is on its way. Earlier codes no longer work.</Trans>
        </Notice>
      )}
      {offered.map((channel) => (
        <SendButton key={channel} state={sending.channels[channel]} onSend={() => onSend(channel)}>
          {channelWords(channel)}
        </SendButton>
      ))}
    </>
  );
}

function channelWords(channel: CodeChannel): ReactNode {
  switch (channel) {
    case "sms":
      return <Trans>Text me a code</Trans>;
    case "call":
      return <Trans>Call me with a code</Trans>;
    case "email":
      return <Trans>Email me a code</Trans>;
    case "telegram":
      return <Trans>Send me a code on Telegram</Trans>;
    case "push":
      return <Trans>Send me a push notification</Trans>;
  }
}
