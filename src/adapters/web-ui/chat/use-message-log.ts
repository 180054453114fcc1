import { useCallback, useMemo, useState } from "react";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { ChatMeta } from "../../http/contract/chat/chat.ts";
import { useLookEvery } from "../server/use-live-events.ts";
import { failureIn } from "../server/use-read.ts";
import { catchUp, joinMessages, placeBefore, type ChatAnswer, type ChatLog } from "./chat-log.ts";

const lookEveryMs = 5_000;
const earlierTogether = 100;

/** Where the messages of a chat come from; it stays the same while its chat does. */
export interface MessageSource<Meta> {
  /** The chat's name in the cache, of the form that reads of routes have. */
  readonly key: readonly [route: string, input: { readonly parameters: { readonly id: string } }];
  /**
   * The messages after a number, or the newest ones; refusals are thrown. One that is not in the
   * background is read by a person: everything up to `after` counts as seen.
   */
  readonly read: (
    after: string | undefined,
    options: { readonly background: boolean; readonly signal: AbortSignal },
  ) => Promise<ChatAnswer<Meta>>;
  /** The routes whose answers change when messages are seen. */
  readonly seenIn: readonly string[];
}

/** A chat and its loading state. */
export interface ChatState<Meta = ChatMeta> {
  /** Undefined until the first read. */
  readonly log: ChatLog<Meta> | undefined;
  readonly hasFailed: boolean;
  readonly isReading: boolean;
  readonly readAgain: () => Promise<void>;
  /** Undefined if the beginning of the chat is shown. */
  readonly readEarlier: (() => void) | undefined;
  readonly isReadingEarlier: boolean;
  /** Tells the server up to which message the user has seen the chat. */
  readonly tellSeen?: (seq: number) => void;
}

/** What is known of a chat that was read from the server. */
interface MessageLogState<Meta> extends ChatState<Meta> {
  readonly tellSeen: (seq: number) => void;
  readonly failure: CallFailure | undefined;
  /** By the clock of the device, in milliseconds since the epoch. */
  readonly readAt: number;
}

/** Reads the messages of a chat; after the first time only new ones. */
export function useMessageLog<Meta>(source: MessageSource<Meta>): MessageLogState<Meta> {
  const options = useMemo(() => logOf(source), [source]);
  const query = useQuery({ ...options, refetchInterval: useLookEvery(lookEveryMs) });
  const memory = useQueryClient();
  const [isReadingEarlier, setReadingEarlier] = useState(false);
  const log = query.data;
  const { refetch } = query;
  const readEarlier = async () => {
    if (log === undefined || isReadingEarlier) return;
    setReadingEarlier(true);
    const after = String(placeBefore(log.messages, earlierTogether));
    const earlier = await source.read(after, { ...aside, background: true }).catch(() => undefined);
    setReadingEarlier(false);
    if (!earlier) return;
    memory.setQueryData(
      options.queryKey,
      (now) => now && { ...now, messages: joinMessages(now.messages, earlier.data) },
    );
  };
  const tellSeen = useCallback(
    async (seq: number) => {
      await source.read(String(seq), { ...aside, background: false }).catch(() => undefined);
      await Promise.all(
        source.seenIn.map((route) => memory.invalidateQueries({ queryKey: [route] })),
      );
    },
    [source, memory],
  );
  const first = log?.messages[0];
  return {
    log,
    hasFailed: query.isError,
    failure: failureIn(query.error),
    readAt: query.dataUpdatedAt,
    isReading: query.isFetching,
    readAgain: useCallback(async () => void (await refetch()), [refetch]),
    readEarlier: first !== undefined && first.seq > 1 ? () => void readEarlier() : undefined,
    isReadingEarlier,
    tellSeen: useCallback((seq: number) => void tellSeen(seq), [tellSeen]),
  };
}

/** Of reads that end by themselves. */
const aside = { signal: new AbortController().signal };

function logOf<Meta>({ key, read }: MessageSource<Meta>) {
  return queryOptions({
    queryKey: key,
    queryFn: async ({ signal, client, queryKey }): Promise<ChatLog<Meta>> => {
      const known = () => client.getQueryData<ChatLog<Meta>>(queryKey)?.messages;
      // What was loaded is not seen yet: `tellSeen` says so.
      const { messages, meta } = await catchUp(known(), (after) =>
        read(after === undefined ? undefined : String(after), { signal, background: true }),
      );
      // Earlier messages may have been read meanwhile.
      return { messages: joinMessages(known() ?? [], messages), meta };
    },
  });
}
