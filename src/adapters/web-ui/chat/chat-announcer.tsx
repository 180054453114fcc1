import { useEffect, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { Spoken } from "../design/spoken.tsx";
import { useReader } from "../server/use-reader.ts";
import { playUnseen } from "../trade/attention-tone.ts";
import type { ShownMessage } from "./chat-log.ts";
import { Author } from "./message.tsx";
import type { ChatState } from "./use-message-log.ts";

/**
 * Announces messages by others while the page is open, even if the chat is behind a tab, and that a
 * message by the user was sent; plays a tone if the page is hidden.
 */
export function ChatAnnouncer({ chat, partner }: { chat: ChatState<unknown>; partner: string }) {
  const { isSoundEnabled } = useReader();
  const last = chat.log?.messages.at(-1);
  const lastSeq = chat.log === undefined ? undefined : (last?.seq ?? 0);
  const [first, setFirst] = useState(lastSeq);
  if (first === undefined && lastSeq !== undefined) setFirst(lastSeq);
  const isNew = first !== undefined && last !== undefined && last.seq > first;
  const heard = isNew && !last.isMine ? last.seq : undefined;
  useEffect(() => {
    if (heard !== undefined && isSoundEnabled) playUnseen();
  }, [heard, isSoundEnabled]);
  return (
    <div aria-live="polite">
      {/* The same words are announced again: what says them is another element each time. */}
      <Spoken key={last?.seq}>
        {isNew &&
          (last.isMine ? (
            <Trans>Message sent.</Trans>
          ) : last.author === "staff" ? (
            <Trans>
              A case worker wrote: <bdi>{contentOf(last)}</bdi>
            </Trans>
          ) : (
            <>
              <Author isMine={false} partner={partner} /> <bdi>{contentOf(last)}</bdi>
            </>
          ))}
      </Spoken>
    </div>
  );
}

/** Its text and the names of its files. */
function contentOf({ text, attachments }: ShownMessage): string {
  return [text, ...attachments.map(({ name }) => name)].filter(Boolean).join(", ");
}
