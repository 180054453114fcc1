import { useMemo } from "react";
import type { TradeCard } from "../../http/contract/trade/trade-views.ts";
import { serverClock, type ServerClock } from "../design/countdown-time.ts";
import { useLookEvery } from "../server/use-live-events.ts";
import { useRead } from "../server/use-read.ts";
import { inOrderOfUrgency } from "./urgency.ts";

const lookEveryMs = 10_000;

/** The user's running trades as loaded by a page. */
export interface ActiveTrades {
  /** Trades waiting for the user, most urgent first; undefined until the first read. */
  readonly mine: readonly TradeCard[] | undefined;
  /** Trades waiting for someone else, in the same order. */
  readonly others: readonly TradeCard[];
  /** In sync with the server's. */
  readonly clock: ServerClock;
  /** The last read failed: what is shown may be out of date. */
  readonly isLost: boolean;
  readonly isReading: boolean;
  readonly readAgain: () => void;
}

/** Reads the running trades, and again when they change. */
export function useActiveTrades(): ActiveTrades {
  const query = useRead("listActiveTrades", {}, { everyMs: useLookEvery(lookEveryMs) });
  const { data, dataUpdatedAt } = query;
  const now = data?.meta.now;
  const clock = useMemo(
    () => (now === undefined ? Date.now : serverClock(now, dataUpdatedAt, Date.now)),
    [now, dataUpdatedAt],
  );
  const ordered = inOrderOfUrgency(data?.data ?? []);
  return {
    mine: data && ordered.filter(({ turn, mySide }) => turn === mySide),
    others: ordered.filter(({ turn, mySide }) => turn !== mySide),
    clock,
    isLost: query.isError,
    isReading: query.isFetching,
    readAgain: () => void query.refetch(),
  };
}
