import { useCallback, useMemo, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { serverClock, type ServerClock } from "../design/countdown-time.ts";
import { useLookEvery } from "../server/use-live-events.ts";
import { failureIn, readOf, useRead, useReadAgain } from "../server/use-read.ts";

const lookEveryMs = 5_000;

const stopped: ServerClock = () => 0;

/** A trade as the page knows it. */
export interface TradeState {
  /** Undefined until it was read once. */
  readonly view: TradeView | undefined;
  /** The server's clock; stands still until the trade was read. */
  readonly clock: ServerClock;
  /** Why the last reading failed. */
  readonly failure: CallFailure | undefined;
  /** Whether what is shown may be old: the last reading failed, or the device is off the network. */
  readonly isLost: boolean;
  readonly isReading: boolean;
  readonly readAgain: () => void;
  /** Shows what an act made of the trade; what was being read before is not listened to. */
  readonly show: (view: TradeView) => Promise<void>;
}

/** Reads a trade, and again after each change, or every few seconds where changes are not told. */
export function useTrade(id: string): TradeState {
  const input = useMemo(() => ({ parameters: { id } }), [id]);
  const [isNone, setIsNone] = useState(false);
  const everyMs = useLookEvery(lookEveryMs);
  const query = useRead("viewTrade", input, isNone ? {} : { everyMs });
  const { data, dataUpdatedAt, error, fetchStatus, refetch } = query;
  const failure = failureIn(error);
  // What is not there, or is not the reader's, will not appear.
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
