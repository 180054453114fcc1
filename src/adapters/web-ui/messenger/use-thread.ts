import { useCallback, useMemo, useState } from "react";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { ThreadMeta } from "../../http/contract/messenger/messenger.ts";
import { catchUp, joinMessages, placeBefore, type ChatLog } from "../chat/chat-log.ts";
import type { ChatState } from "../chat/use-chat.ts";
import { client } from "../server/client.ts";
import { useLookEvery } from "../server/use-live-events.ts";
import { failureIn, readOnce } from "../server/use-read.ts";

const lookEveryMs = 5_000;
const earlierTogether = 100;

/** A chat of the messenger and its loading state. */
interface ThreadState extends ChatState<ThreadMeta> {
  readonly failure: CallFailure | undefined;
  /** By the clock of the device, in milliseconds since the epoch. */
  readonly readAt: number;
}

/** Reads a chat of a trade or with a person; after the first time only new messages. */
export function useThread(id: string): ThreadState {
  const options = useMemo(() => threadOf(id), [id]);
  const query = useQuery({ ...options, refetchInterval: useLookEvery(lookEveryMs) });
  const memory = useQueryClient();
  const [isReadingEarlier, setReadingEarlier] = useState(false);
  const log = query.data;
  const { refetch } = query;
  const readEarlier = async () => {
    if (log === undefined || isReadingEarlier) return;
    setReadingEarlier(true);
    const after = String(placeBefore(log.messages, earlierTogether));
    const outcome = await client.call("listChatMessages", {
      parameters: { id },
      query: { after },
      background: true,
    });
    setReadingEarlier(false);
    if (!outcome.ok) return;
    memory.setQueryData(
      options.queryKey,
      (now) => now && { ...now, messages: joinMessages(now.messages, outcome.data) },
    );
  };
  const tellSeen = useCallback(
    async (seq: number) => {
      const after = String(seq);
      await client.call("listChatMessages", { parameters: { id }, query: { after } });
      // The notice of the messages is read with them.
      await Promise.all(
        ["countNotices", "listChats"].map((route) =>
          memory.invalidateQueries({ queryKey: [route] }),
        ),
      );
    },
    [id, memory],
  );
  const first = log?.messages[0];
  return {
    log,
    failure: failureIn(query.error),
    readAt: query.dataUpdatedAt,
    hasFailed: query.isError,
    isReading: query.isFetching,
    readAgain: useCallback(async () => void (await refetch()), [refetch]),
    readEarlier: first !== undefined && first.seq > 1 ? () => void readEarlier() : undefined,
    isReadingEarlier,
    tellSeen: useCallback((seq: number) => void tellSeen(seq), [tellSeen]),
  };
}

function threadOf(id: string) {
  const parameters = { id };
  return queryOptions({
    queryKey: ["listChatMessages", { parameters }] as const,
    queryFn: async ({ signal, client: memory, queryKey }): Promise<ChatLog<ThreadMeta>> => {
      const known = () => memory.getQueryData<ChatLog<ThreadMeta>>(queryKey)?.messages;
      // What was loaded is not seen yet: `tellSeen` says so.
      const options = { signal, background: true };
      const { messages, meta } = await catchUp(known(), (after) => {
        const query = { after: after === undefined ? undefined : String(after) };
        return readOnce("listChatMessages", { parameters, query }, options);
      });
      // Earlier messages may have been read meanwhile.
      return { messages: joinMessages(known() ?? [], messages), meta };
    },
  });
}
