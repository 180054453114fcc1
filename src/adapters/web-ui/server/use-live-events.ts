import { useEffect, useSyncExternalStore } from "react";
import { useQueryClient, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { eventsPath, streamPlaceParameter } from "../../http/contract/event-stream.ts";
import { usePageState } from "../page-context.ts";
import type { RouteId } from "../../http/client/call-types.ts";
import { isLeaving, watchLeaving } from "./leaving.ts";
import { typing } from "./typing.ts";
import { ReadTurns } from "./read-turns.ts";
import { LiveEvents, type LiveChange, type LiveListener, type LiveState } from "./live-events.ts";

/** While the stream reports changes, polling only covers what it may have missed. */
const slowMs = 60_000;

/** Between reads after changes: of what two people look at together, and of lists and sums of the user. */
const pauseOfOneMs = 250;
const pauseOfAllMs = 2_000;

function later(act: () => void, milliseconds: number): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

const live = new LiveEvents({
  open: (after) => new EventSource(eventsPath + (after ? `?${streamPlaceParameter}=${after}` : "")),
  later,
});

/** What to read again after a change: data of that trade, and of the user as a whole. */
const readAfter: Readonly<
  Record<string, { readonly one: readonly string[]; readonly all: readonly RouteId[] }>
> = {
  trade: {
    one: ["viewTrade", "listMessages", "viewFeedback"],
    all: ["listActiveTrades", "listTradeHistory", "kycCheck", "getBalances"],
  },
  chat: { one: ["listMessages", "listChatMessages"], all: ["listChats"] },
  "support-chat": { one: [], all: ["listSupportMessages"] },
  messenger: { one: ["listChatMessages"], all: ["listChats"] },
  feedback: { one: ["viewFeedback"], all: [] },
  notice: { one: [], all: ["countNotices", "listNotices"] },
  deposit: { one: [], all: ["getBalances", "listDeposits", "getWalletHistory"] },
  send: { one: [], all: ["listSends", "getBalances", "getWalletHistory"] },
  "provider-order": {
    one: ["viewProviderOrder"],
    all: ["listProviderOrders", "getBalances"],
  },
  "spot-order": {
    one: [],
    all: ["listSpotOrders", "listSpotFills", "viewSpotBook", "getBalances"],
  },
  "virtual-card": {
    one: [],
    all: ["listVirtualCards", "listVirtualCardPayments", "getBalances"],
  },
  export: { one: [], all: ["listExports"] },
  account: {
    one: [],
    all: [
      "getCurrentUser",
      "listMyOffers",
      "listAuthorizations",
      "viewOwnReset",
      "viewAddressBook",
    ],
  },
};

/** Refetches what the stream reports. Data not on screen is refetched when it is next shown. */
export function listenerOf(memory: QueryClient): LiveListener {
  const turns = new ReadTurns(later);
  return {
    onChange: (change) => readChanged(memory, turns, change),
    onSign: ({ kind, aggregateId }) => {
      if (kind === "typing") return typing.note(aggregateId, Date.now());
      const parameters = { id: aggregateId };
      void memory.invalidateQueries({ queryKey: ["listMessages", { parameters }] });
    },
    onGap: () => readAllChanging(memory),
    // Every page of somebody who is signed in shows their number of notices.
    onRefused: () => void readAgain(memory, ["countNotices"]),
  };
}

/** Refetches what a change affects. */
function readChanged(
  memory: QueryClient,
  turns: ReadTurns,
  { aggregate, aggregateId }: LiveChange,
): void {
  const { one, all } = readAfter[aggregate] ?? { one: [], all: [] };
  const parameters = { id: aggregateId };
  const takeTurn = (queryKey: QueryKey, pauseMs: number) =>
    turns.take(JSON.stringify(queryKey), pauseMs, () => {
      if (!isLeaving()) void readAgain(memory, queryKey);
    });
  for (const route of one) takeTurn([route, { parameters }], pauseOfOneMs);
  for (const route of all) takeTurn([route], pauseOfAllMs);
}

/**
 * Refetches what was read. A first read under way may have been answered before the change, and no
 * second one is sent beside it: it is followed by another.
 */
async function readAgain(memory: QueryClient, queryKey: QueryKey): Promise<void> {
  const first = memory
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: "fetching" })
    .filter(({ state }) => state.data === undefined);
  void memory.invalidateQueries({ queryKey });
  if (first.length === 0) return;
  await Promise.allSettled(first.flatMap(({ promise }) => promise ?? []));
  void memory.invalidateQueries({ queryKey });
}

/** Refetches everything that a change could affect. */
function readAllChanging(memory: QueryClient): void {
  for (const { one, all } of Object.values(readAfter)) {
    for (const route of [...one, ...all]) void readAgain(memory, [route]);
  }
}

/** Keeps the stream of a user who is signed in open while the page is loaded. */
export function useLiveEvents(): void {
  const memory = useQueryClient();
  const { eventsAt } = usePageState();
  useEffect(() => {
    const start = () => live.start(listenerOf(memory));
    const stop = () => live.stop();
    // A page kept in the back/forward cache comes back to life.
    const restart = ({ persisted }: PageTransitionEvent) => persisted && start();
    live.start(listenerOf(memory), eventsAt);
    // The server ends the stream together with the session, and refuses to open it again.
    const stopWatching = watchLeaving(() => (isLeaving() ? stop() : start()));
    window.addEventListener("pagehide", stop);
    window.addEventListener("pageshow", restart);
    return () => {
      window.removeEventListener("pagehide", stop);
      window.removeEventListener("pageshow", restart);
      stopWatching();
      stop();
    };
  }, [memory, eventsAt]);
}

/** How the page currently learns of changes. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(live.watch, () => live.state);
}

/** The polling interval, in milliseconds: long while the stream is open. */
export function useLookEvery(withoutStreamMs: number): number {
  return useLiveState() === "open" ? slowMs : withoutStreamMs;
}
