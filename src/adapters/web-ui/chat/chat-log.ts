import type { ChatMeta, MessageView } from "../../http/contract/chat/chat.ts";

/** A message of any chat; `author` is "staff" for a case worker, "support" for who answers there. */
export type ShownMessage = Omit<MessageView, "author" | "via"> & {
  readonly via?: MessageView["via"];
  readonly author: string;
  /** What it shows in place of a text. */
  readonly offerId?: string | null;
  /** Of chats that have more than messages. */
  readonly kind?: string;
};

/** The part of a chat that the page has loaded; `Meta`: what its kind of chat says of itself. */
export interface ChatLog<Meta = ChatMeta> {
  /** Without gaps, oldest first; the oldest need not be the chat's first message. */
  readonly messages: readonly ShownMessage[];
  readonly meta: Meta;
}

/** One answer of the server. */
export interface ChatAnswer<Meta> {
  readonly data: readonly ShownMessage[];
  readonly meta: Meta;
}

/** Merges messages from several reads; each appears once, in order. */
export function joinMessages(
  known: readonly ShownMessage[],
  more: readonly ShownMessage[],
): readonly ShownMessage[] {
  const bySeq = new Map([...known, ...more].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((left, right) => left.seq - right.seq);
}

/** The number after which to read, so that what came since comes; undefined where nothing is known. */
export function placeAfter(messages: readonly ShownMessage[] | undefined): number | undefined {
  return messages?.at(-1)?.seq;
}

/** So many messages in one answer mean that there may be more. */
const manyTogether = 100;

/**
 * Continues what is known with everything that came since, also after a long gap, when one answer
 * cannot hold it. `read` gets the messages after a number, or the newest ones. An answer that adds
 * nothing ends it, so that a wrong one cannot keep the page reading.
 */
export async function catchUp<Meta>(
  known: readonly ShownMessage[] | undefined,
  read: (after: number | undefined) => Promise<ChatAnswer<Meta>>,
): Promise<ChatLog<Meta>> {
  let messages = known ?? [];
  for (;;) {
    const after = placeAfter(messages);
    const { data, meta } = await read(after);
    const joined = joinMessages(messages, data);
    const isEnd = data.length < manyTogether || joined.length === messages.length;
    messages = joined;
    if (after === undefined || isEnd) return { messages, meta };
  }
}

/** The number after which to read, so that the messages just before these come. */
export function placeBefore(messages: readonly ShownMessage[], howMany: number): number {
  return Math.max(0, (messages[0]?.seq ?? 1) - 1 - howMany);
}

/** How many messages by others came after the last one the user saw. */
export function countUnread(messages: readonly ShownMessage[], lastSeen: number): number {
  return messages.filter(({ seq, isMine }) => !isMine && seq > lastSeen).length;
}

/** The number of the user's last message; 0 if there is none. */
export function lastOwnOf(messages: readonly ShownMessage[]): number {
  return messages.findLast(({ isMine }) => isMine)?.seq ?? 0;
}

/** Messages of one day. */
interface ChatDay {
  /** The day in the user's time zone, as a key. */
  readonly day: string;
  readonly messages: readonly ShownMessage[];
}

/** The messages grouped by day, in the user's time zone. */
export function byDay(messages: readonly ShownMessage[]): readonly ChatDay[] {
  const groups = Map.groupBy(messages, ({ at }) => new Date(at).toDateString());
  return [...groups].map(([day, those]) => ({ day, messages: those }));
}
