import { useEffect, useState } from "react";
import { remember, remembered } from "../server/device-memory.ts";
import { useIsSeen } from "../server/use-is-seen.ts";
import { countUnread, type ShownMessage } from "./chat-log.ts";

/**
 * How many messages the user has not seen on this device; messages on screen count as seen, and the
 * server is told so.
 */
export function useUnread(
  tradeId: string,
  messages: readonly ShownMessage[],
  isShown: boolean,
  tellSeen?: (seq: number) => void,
): number {
  const name = `chat-seen-${tradeId}`;
  const [lastSeen, setLastSeen] = useState(() => Number(remembered(name) ?? 0));
  const isSeen = useIsSeen() && isShown;
  const last = messages.at(-1)?.seq ?? 0;
  if (isSeen && last > lastSeen) setLastSeen(last);
  useEffect(() => {
    if (lastSeen > 0) remember(name, String(lastSeen));
  }, [name, lastSeen]);
  useEffect(() => {
    if (isSeen && last > 0) tellSeen?.(last);
  }, [isSeen, last, tellSeen]);
  return countUnread(messages, lastSeen);
}
