import { useRef, useState } from "react";
import type { CallFailure } from "../../http/client/call-types.ts";
import { newKey } from "../../http/client/client.ts";
import { client } from "../server/client.ts";

/** A message being sent. */
export interface OutgoingMessage {
  /** One per message, the same for all attempts: it is stored once. */
  readonly key: string;
  readonly text: string;
  /** Its number once stored. */
  readonly seq: number | undefined;
  readonly failure: CallFailure | undefined;
}

/** Messages by the user that the chat does not show yet. */
export interface Sending {
  readonly outgoing: readonly OutgoingMessage[];
  readonly send: (text: string) => void;
  readonly sendAgain: (message: OutgoingMessage) => void;
  /** Removes a failed message. */
  readonly takeBack: (message: OutgoingMessage) => void;
}

/**
 * Sends messages one by one, in the order they were written. `onAnswer` is called after each, even
 * after a refusal: the page's chat may be out of date.
 */
export function useSending(tradeId: string, onAnswer: () => Promise<void>): Sending {
  const [outgoing, setOutgoing] = useState<readonly OutgoingMessage[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());
  const change = (key: string, changed: Partial<OutgoingMessage>) =>
    setOutgoing((all) => all.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  const sendNow = async ({ key, text }: OutgoingMessage) => {
    const outcome = await client.call("sendMessage", {
      parameters: { id: tradeId },
      body: { text },
      key,
    });
    change(key, outcome.ok ? { seq: outcome.data.seq } : { failure: outcome.failure });
    await onAnswer();
    // The chat shows the message by now: no second copy is needed.
    if (outcome.ok) setOutgoing((all) => all.filter((each) => each.key !== key));
  };
  const queue = (message: OutgoingMessage) => {
    last.current = last.current.then(() => sendNow(message));
  };
  return {
    outgoing,
    send: (text) => {
      const message = { key: newKey(), text, seq: undefined, failure: undefined };
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
