import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { client } from "../server/client.ts";
import { useIsSeen } from "../server/use-is-seen.ts";
import { useNoticeCount } from "../server/use-notice-count.ts";

/** Whoever sees the trade knows what its notices tell; its messages are read with the chat. */
export function useReadNotices(tradeId: string): void {
  const isSeen = useIsSeen();
  const memory = useQueryClient();
  const { unread = 0, newest = 0 } = useNoticeCount() ?? {};
  useEffect(() => {
    if (!isSeen || unread === 0) return undefined;
    let isGone = false;
    void client
      .call("readNotices", { body: { up_to: newest, trade_id: tradeId } })
      .then((outcome) => {
        if (isGone || !outcome.ok || outcome.data.unread === unread) return undefined;
        return memory.invalidateQueries({ queryKey: ["countNotices"] });
      });
    return () => {
      isGone = true;
    };
  }, [isSeen, unread, newest, tradeId, memory]);
}
