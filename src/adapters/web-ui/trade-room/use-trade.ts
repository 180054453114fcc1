import { useCallback, useMemo, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { serverClock, type ServerClock } from "../design/countdown-time.ts";
import { useLookEvery } from "../server/use-live-events.ts";
import { failureIn, readOf, useRead, useReadAgain } from "../server/use-read.ts";

const lookEveryMs = 5_000;

const stopped: ServerClock = () => 0;

/** A trade as loaded by the page. */
export interface TradeState {
  /** Undefined until the first read. */
  readonly view: TradeView | undefined;
  /** The server's clock; stopped until the trade is read. */
  readonly clock: ServerClock;
  /** Why the last read failed. */
  readonly failure: CallFailure | undefined;
  /** Whether what is shown may be out of date: the last read failed, or the device is offline. */
  readonly isLost: boolean;
  readonly isReading: boolean;
  readonly readAgain: () => void;
  /** Shows the trade returned by an action; a read in progress is discarded. */
  readonly show: (view: TradeView) => Promise<void>;
}

/** Reads a trade, and again after each change, or every few seconds if changes are not pushed. */
export function useTrade(id: string): TradeState {
  const input = useMemo(() => ({ parameters: { id } }), [id]);
  const [isNone, setIsNone] = useState(false);
  const everyMs = useLookEvery(lookEveryMs);
  const query = useRead("viewTrade", input, isNone ? {} : { everyMs });
  const { data, dataUpdatedAt, error, fetchStatus, refetch } = query;
  const failure = failureIn(error);
  // A trade that does not exist, or is not the user's, will not appear later.
  if (failure?.status === 404 && !isNone) setIsNone(true);
  const view = data?.data;
  const memory = useQueryClient();
  const readListsAgain = useReadAgain();
  const now = view?.now;
  const clock = useMemo(
    () => (now === undefined ? stopped : serverClock(now, dataUpdatedAt, Date.now)),
    [now, dataUpdatedAt],
  );
  const show = useCallback(
    async (changed: TradeView) => {
      const { queryKey } = readOf("viewTrade", input);
      await memory.cancelQueries({ queryKey });
      memory.setQueryData(queryKey, { data: changed, meta: undefined });
      await Promise.all([readListsAgain("listActiveTrades"), readListsAgain("getBalances")]);
    },
    [input, memory, readListsAgain],
  );
  return {
    view,
    clock,
    failure,
    isLost: view !== undefined && (error !== null || fetchStatus === "paused"),
    isReading: fetchStatus === "fetching",
    readAgain: useCallback(() => void refetch(), [refetch]),
    show,
  };
}
