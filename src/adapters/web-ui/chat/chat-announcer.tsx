import { useEffect, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { Spoken } from "../design/spoken.tsx";
import { useReader } from "../server/use-reader.ts";
import { playUnseen } from "../trade/attention-tone.ts";
import { Author } from "./message.tsx";
import type { ChatState } from "./use-message-log.ts";

/**
 * Announces messages by others while the page is open, even if the chat is behind a tab; plays a
 * tone if the page is hidden.
 */
export function ChatAnnouncer({ chat, partner }: { chat: ChatState<unknown>; partner: string }) {
  const { isSoundEnabled } = useReader();
  const last = chat.log?.messages.at(-1);
  const lastSeq = chat.log === undefined ? undefined : (last?.seq ?? 0);
  const [first, setFirst] = useState(lastSeq);
  if (first === undefined && lastSeq !== undefined) setFirst(lastSeq);
  const isNew = first !== undefined && last !== undefined && last.seq > first && !last.isMine;
  const heard = isNew ? last.seq : undefined;
  useEffect(() => {
    if (heard !== undefined && isSoundEnabled) playUnseen();
  }, [heard, isSoundEnabled]);
  return (
    <div aria-live="polite">
      <Spoken>
        {isNew &&
          (last.author === "staff" ? (
            <Trans>
              A case worker wrote: <bdi>{last.text}</bdi>
            </Trans>
          ) : (
            <>
              <Author isMine={false} partner={partner} /> <bdi>{last.text}</bdi>
            </>
          ))}
      </Spoken>
    </div>
  );
}
