import { useRef, useState } from "react";
import type { CallFailure } from "../../http/client/call-types.ts";
import { newKey } from "../../http/client/client.ts";
import { client } from "../server/client.ts";

/** A message on its way. */
export interface OutgoingMessage {
  /** One for each message, in all its attempts: it is kept once. */
  readonly key: string;
  readonly text: string;
  /** Its number once it is kept. */
  readonly seq: number | undefined;
  readonly failure: CallFailure | undefined;
}

/** What the reader wrote and the chat does not show yet. */
export interface Sending {
  readonly outgoing: readonly OutgoingMessage[];
  readonly send: (text: string) => void;
  readonly sendAgain: (message: OutgoingMessage) => void;
  /** Takes a failed message out. */
  readonly takeBack: (message: OutgoingMessage) => void;
}

/**
 * Sends messages one after the other, in the order in which they were written. `onAnswer` is told
 * after each, also after a refusal: what the page knows of the chat may be old.
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
    // What the chat shows by now needs no second place.
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
