import { match } from "ts-pattern";
import { possibleStates } from "../trade/possible-states.ts";
import { closed } from "../trade/project-status.ts";
import { isCancelled } from "./trade-predicates.ts";
import type { Trade } from "../trade/trade.ts";

/** The filters of a trader's history (specification, section 3). */
export const historyFilters = [
  "all",
  "successful",
  "cancelled",
  "disputed",
  "dispute",
  "expired",
] as const;

export type HistoryFilter = (typeof historyFilters)[number];

/** What a filter checks. The status alone does not tell whether there was a dispute. */
export type HistoryState = Pick<Trade, "status" | "escrow" | "dispute">;

/**
 * Whether a filter includes a trade. The history begins once a trade is closed, or in dispute:
 * `disputed` ended after a dispute, `dispute` is still open (answers 112). `successful` is released
 * and not taken back since (decisions, Feedback), `cancelled` is the predicate for display: some
 * closed trades appear under `all` alone.
 */
export function isInHistory(filter: HistoryFilter, state: HistoryState): boolean {
  const isClosed = closed(state);
  const isDisputed = state.dispute !== "none";
  return match(filter)
    .with("all", () => isClosed || isDisputed)
    .with("successful", () => state.status === "released" || state.status === "feedback_updated")
    .with("cancelled", () => isClosed && isCancelled(state.status))
    .with("disputed", () => isClosed && isDisputed)
    .with("dispute", () => !isClosed && isDisputed)
    .with("expired", () => state.status === "expired")
    .exhaustive();
}

/** Every state that a filter includes, each once: the input of a search. */
export function historyStates(filter: HistoryFilter): readonly HistoryState[] {
  const taken = possibleStates()
    .filter((state) => isInHistory(filter, state))
    .map(({ status, escrow, dispute }) => ({ status, escrow, dispute }));
  const byName = new Map(taken.map((state) => [Object.values(state).join(" "), state]));
  return [...byName.values()];
}
