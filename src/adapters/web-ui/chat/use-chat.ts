import { useCallback, useMemo, useState } from "react";
import { queryOptions, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { ChatMeta } from "../../http/contract/chat/chat.ts";
import { client } from "../server/client.ts";
import { useLookEvery } from "../server/use-live-events.ts";
import { readOnce } from "../server/use-read.ts";
import { catchUp, joinMessages, placeBefore, type ChatLog } from "./chat-log.ts";

const lookEveryMs = 5_000;
const earlierTogether = 100;

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

/** Reads the chat of a trade; after the first time only new messages. */
export function useChat(tradeId: string): ChatState {
  const options = useMemo(() => chatOf(tradeId), [tradeId]);
  const query = useQuery({ ...options, refetchInterval: useLookEvery(lookEveryMs) });
  const memory = useQueryClient();
  const [isReadingEarlier, setReadingEarlier] = useState(false);
  const log = query.data;
  const { refetch } = query;
  const readEarlier = async () => {
    if (log === undefined || isReadingEarlier) return;
    setReadingEarlier(true);
    const after = String(placeBefore(log.messages, earlierTogether));
    const outcome = await client.call("listMessages", {
      parameters: { id: tradeId },
      query: { after },
    });
    setReadingEarlier(false);
    if (!outcome.ok) return;
    memory.setQueryData(
      options.queryKey,
      (now) => now && { ...now, messages: joinMessages(now.messages, outcome.data) },
    );
  };
  const first = log?.messages[0];
  return {
    log,
    hasFailed: query.isError,
    isReading: query.isFetching,
    readAgain: useCallback(async () => void (await refetch()), [refetch]),
    readEarlier: first !== undefined && first.seq > 1 ? () => void readEarlier() : undefined,
    isReadingEarlier,
    tellSeen: useCallback((seq: number) => void tellSeen(tradeId, seq, memory), [tradeId, memory]),
  };
}

/** Reads what comes after that message, as a person: everything up to it counts as read. */
async function tellSeen(tradeId: string, seq: number, memory: QueryClient): Promise<void> {
  const query = { after: String(seq) };
  await client.call("listMessages", { parameters: { id: tradeId }, query });
  // The notice of the messages is read with them.
  await memory.invalidateQueries({ queryKey: ["countNotices"] });
}

function chatOf(tradeId: string) {
  const parameters = { id: tradeId };
  return queryOptions({
    queryKey: ["listMessages", { parameters }] as const,
    queryFn: async ({ signal, client: memory, queryKey }): Promise<ChatLog> => {
      const known = () => memory.getQueryData<ChatLog>(queryKey)?.messages;
      // What was loaded is not seen yet: `tellSeen` says so.
      const options = { signal, background: true };
      const { messages, meta } = await catchUp(known(), (after) => {
        const query = { after: after === undefined ? undefined : String(after) };
        return readOnce("listMessages", { parameters, query }, options);
      });
      // Earlier messages may have been read meanwhile.
      return { messages: joinMessages(known() ?? [], messages), meta };
    },
  });
}
