import { useRef, useState } from "react";
import type { CallFailure, Outcome } from "../../http/client/call-types.ts";
import type { AttachmentView } from "../../http/contract/attachment/attachment-views.ts";
import { client } from "../server/client.ts";

/** A message being sent. */
export interface OutgoingMessage {
  /** Its name on this page. */
  readonly key: string;
  readonly text: string;
  readonly attachments: readonly AttachmentView[];
  /** The last of the user's messages that the chat showed when this one was written. */
  readonly seen: number;
  /** Its number once stored. */
  readonly seq: number | undefined;
  readonly failure: CallFailure | undefined;
}

/** Messages by the user that the chat does not show yet. */
export interface Sending {
  readonly outgoing: readonly OutgoingMessage[];
  readonly send: (text: string, attachments: readonly AttachmentView[]) => void;
  readonly sendAgain: (message: OutgoingMessage) => void;
  /** Removes a failed message. */
  readonly takeBack: (message: OutgoingMessage) => void;
}

/** Sends a text in a chat that has no route of this form. */
export type SendText = (
  text: string,
  seen: number,
) => Promise<Outcome<{ readonly seq: number }, unknown>>;

/**
 * Sends messages one by one, in the order they were written. `onAnswer` is called after each, even
 * after a refusal: the page's chat may be out of date. `lastOwn` is the number of the user's last
 * message in the chat: the same words once more are another message only after that one. `route`: the
 * chat of a trade in its room, any chat by its id, or what sends to another place.
 */
export function useSending(
  tradeId: string,
  lastOwn: number,
  onAnswer: () => Promise<void>,
  route: "sendMessage" | "sendChatMessage" | "sendHelpedMessage" | SendText = "sendMessage",
): Sending {
  const [outgoing, setOutgoing] = useState<readonly OutgoingMessage[]>([]);
  const written = useRef(0);
  const last = useRef<Promise<void>>(Promise.resolve());
  const change = (key: string, changed: Partial<OutgoingMessage>) =>
    setOutgoing((all) => all.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  const sendNow = async ({ key, text, attachments, seen }: OutgoingMessage) => {
    const ids = attachments.map(({ id }) => id);
    const outcome =
      typeof route === "function"
        ? await route(text, seen)
        : await client.call(route, {
            parameters: { id: tradeId },
            body: { text, attachments: ids.length > 0 ? ids : undefined },
            seen,
          });
    change(key, outcome.ok ? { seq: outcome.data.seq } : { failure: outcome.failure });
    void showAnswer(key, outcome.ok);
  };
  // The next message is not kept waiting by this: a read may get no answer for long.
  const showAnswer = async (key: string, isStored: boolean) => {
    await onAnswer();
    // The chat shows the message by now: no second copy is needed.
    if (isStored) setOutgoing((all) => all.filter((each) => each.key !== key));
  };
  const queue = (message: OutgoingMessage) => {
    last.current = last.current.then(() => sendNow(message));
  };
  return {
    outgoing,
    send: (text, attachments) => {
      written.current += 1;
      const key = `written-${written.current}`;
      const message = { key, text, attachments, seen: lastOwn, seq: undefined, failure: undefined };
      setOutgoing((all) => [...all, message]);
      queue(message);
    },
    sendAgain: (message) => {
      change(message.key, { failure: undefined });
      queue(message);
    },
    takeBack: ({ key }) => setOutgoing((all) => all.filter((each) => each.key !== key)),
  };
}
