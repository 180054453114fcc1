import { useMemo } from "react";
import type { TradeCard } from "../../http/contract/trade/trade-views.ts";
import { serverClock, type ServerClock } from "../design/countdown-time.ts";
import { useLookEvery } from "../server/use-live-events.ts";
import { useRead } from "../server/use-read.ts";
import { inOrderOfUrgency } from "./urgency.ts";

const lookEveryMs = 10_000;

/** The reader's running trades as a page knows them. */
export interface ActiveTrades {
  /** What waits for the reader, most urgent first; undefined until they were read once. */
  readonly mine: readonly TradeCard[] | undefined;
  /** What waits for somebody else, in the same order. */
  readonly others: readonly TradeCard[];
  /** Goes with the server's. */
  readonly clock: ServerClock;
  /** The last reading failed: what is shown may be old. */
  readonly isLost: boolean;
  readonly isReading: boolean;
  readonly readAgain: () => void;
}

/** Reads the running trades, and again as they change. */
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
