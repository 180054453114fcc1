import type { MessageView } from "../../http/contract/chat/chat.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { useAttaching } from "../attachment/use-attaching.tsx";
import { lastOwnOf } from "../chat/chat-log.ts";
import { useChat } from "../chat/use-chat.ts";
import { useUnread } from "../chat/use-read-mark.ts";
import { useSending } from "../chat/use-sending.ts";
import { useReadAgain } from "../server/use-read.ts";

/** The chat of a trade, with its files. `isShown`: whether what arrives is read. */
export function useRoomChat(view: TradeView, isShown: boolean, onZero: () => void) {
  const chat = useChat(view.id);
  const readListsAgain = useReadAgain();
  const messages = chat.log?.messages ?? noMessages;
  const sending = useSending(view.id, lastOwnOf(messages), async () => {
    await chat.readAgain();
    // A message answers the case worker: it is no longer the user's turn.
    if (view.disputeCase?.asked?.isOwed !== true) return;
    onZero();
    await readListsAgain("listActiveTrades");
  });
  const attaching = useAttaching({ kind: "trade", id: view.id }, view.disputeCase !== null);
  const unread = useUnread(view.id, messages, isShown, chat.tellSeen);
  return { chat, sending, attaching, unread };
}

const noMessages: readonly MessageView[] = [];
