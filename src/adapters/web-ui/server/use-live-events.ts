import { useEffect, useSyncExternalStore } from "react";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { RouteId } from "../../http/client/call-types.ts";
import { LiveEvents, type LiveChange, type LiveListener, type LiveState } from "./live-events.ts";

const eventsPath = "/rest/v1/events";

/** While the stream tells of changes, this is only for what it may have failed to tell. */
const slowMs = 60_000;

const live = new LiveEvents({
  open: () => new EventSource(eventsPath),
  later: (act, milliseconds) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
});

/** What has to be read again after a change: of the one trade, and of the reader as a whole. */
const readAfter: Readonly<
  Record<string, { readonly one: readonly string[]; readonly all: readonly RouteId[] }>
> = {
  trade: {
    one: ["viewTrade", "listMessages", "viewFeedback"],
    all: ["listActiveTrades", "listTradeHistory", "kycCheck", "getBalances"],
  },
  chat: { one: ["listMessages"], all: [] },
  feedback: { one: ["viewFeedback"], all: [] },
  account: { one: [], all: ["getCurrentUser", "listMyOffers"] },
};

/** Has what the stream tells of read again. What nobody shows is read when it is shown the next time. */
export function listenerOf(memory: QueryClient): LiveListener {
  return {
    onChange: (change) => readChanged(memory, change),
    onGap: () => readAllChanging(memory),
  };
}

/** Reads again what a change is about. */
function readChanged(memory: QueryClient, { aggregate, aggregateId }: LiveChange): void {
  const { one, all } = readAfter[aggregate] ?? { one: [], all: [] };
  const parameters = { id: aggregateId };
  for (const route of one) void memory.invalidateQueries({ queryKey: [route, { parameters }] });
  for (const route of all) void memory.invalidateQueries({ queryKey: [route] });
}

/** Reads again all that a change could be about. */
function readAllChanging(memory: QueryClient): void {
  for (const { one, all } of Object.values(readAfter)) {
    for (const route of [...one, ...all]) void memory.invalidateQueries({ queryKey: [route] });
  }
}

/** Keeps the page's one stream open while the page is there and its reader is signed in. */
export function useLiveEvents(isSignedIn: boolean): void {
  const memory = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const start = () => live.start(listenerOf(memory));
    const stop = () => live.stop();
    // A page that the browser keeps for the way back comes to life again.
    const restart = ({ persisted }: PageTransitionEvent) => persisted && start();
    start();
    window.addEventListener("pagehide", stop);
    window.addEventListener("pageshow", restart);
    return () => {
      window.removeEventListener("pagehide", stop);
      window.removeEventListener("pageshow", restart);
      stop();
    };
  }, [isSignedIn, memory]);
}

/** How the page hears of changes now. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(live.watch, () => live.state);
}

/** How often to look by oneself, in milliseconds: seldom while the stream is open. */
export function useLookEvery(withoutStreamMs: number): number {
  return useLiveState() === "open" ? slowMs : withoutStreamMs;
}
