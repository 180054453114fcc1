import { failureIn, useRead } from "../server/use-read.ts";

/** One trade as the list shows it; that needs no reason. `isMissing`: no trade has that id. */
export function useFoundTrade(id: string) {
  const filter = JSON.stringify({ q: id });
  const { data, error, refetch } = useRead("listTrades", { query: { filter } });
  const card = data?.find((each) => each.id === id);
  return {
    card,
    isMissing: data !== undefined && card === undefined,
    failure: data ? undefined : failureIn(error),
    again: () => void refetch(),
  };
}
