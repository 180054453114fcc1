import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { client } from "../server/client.ts";
import { typing, typingMs } from "../server/typing.ts";

/** While somebody writes on, they are told about once in this time. */
const againMs = 4_000;

/** Whether the other side is writing now; the newest message of theirs ends it. */
export function usePartnerTypes(tradeId: string, partnersLast: number): boolean {
  const at = useSyncExternalStore(typing.watch, () => typing.lastAt(tradeId));
  const [seenAt, setSeenAt] = useState(0);
  useEffect(() => {
    if (at === 0) return undefined;
    const left = at + typingMs - Date.now();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setSeenAt(at), left);
    return () => clearTimeout(timer);
  }, [at]);
  useEffect(() => {
    if (partnersLast > 0) typing.forget(tradeId);
  }, [tradeId, partnersLast]);
  return at > seenAt;
}

/** Tells the other side that the user is writing, not at every key. */
export function useTellTyping(tradeId: string): () => void {
  const toldAt = useRef(0);
  return useCallback(() => {
    const now = Date.now();
    if (now - toldAt.current < againMs) return;
    toldAt.current = now;
    void client.call("tellTyping", { parameters: { id: tradeId } });
  }, [tradeId]);
}
