import type { PlantedFault } from "./planted-faults.ts";

const dayMs = 24 * 3_600_000;

/** Faults in what moves the clocks of trades. */
export const clockFaults: Readonly<Record<string, PlantedFault>> = {
  "the clock of a locked buyer runs on": {
    invariants: ["the clock of who is locked stands"],
    wrap: (stores) => ({
      ...stores,
      changes: {
        recall: (key) => stores.changes.recall(key),
        commit: (commit) => {
          const { trade } = commit;
          if (trade?.change.events[0]?.act !== "clock-stopped")
            return stores.changes.commit(commit);
          const { change } = trade;
          const { payment_window: at, ...others } = change.trade.deadlines;
          const deadlines = { ...others, ...(at !== undefined && { payment_window: at - dayMs }) };
          const running = { ...change, trade: { ...change.trade, deadlines } };
          return stores.changes.commit({ ...commit, trade: { ...trade, change: running } });
        },
      },
    }),
  },
};
