import type { AggregateChange, Commit } from "../../src/application/ports/commit.ts";
import { onEntries, toOther } from "./entry-faults.ts";
import type { SignedRow } from "./own-payouts.ts";
import type { PlantedFault } from "./planted-faults.ts";
import type { Wrap } from "./simulation.ts";

/** Faults of multisig escrows: they need worlds that have some. */
export const escrowFaults: Readonly<Record<string, PlantedFault>> = {
  "the fee of an escrow goes to a partner": {
    invariants: ["the fee of an escrow comes from the chain"],
    wrap: onEntries("escrow-fee:", (entry) =>
      toOther(entry, ({ kind }) => kind !== "hot", { kind: "rewards", partnerId: "trader000" }),
    ),
    hasEscrows: true,
  },
  "the fee of an escrow is not booked": {
    invariants: ["the fee of an escrow is in the books as it says"],
    wrap: onCommits((commit) => ({
      ...commit,
      entries: commit.entries.filter(({ ref }) => !ref.startsWith("escrow-fee:")),
    })),
    hasEscrows: true,
  },
  "a coin is confirmed by its first block": {
    invariants: ["confirmed is what enough blocks confirm"],
    wrap: onEscrows((state) =>
      state["coinIs"] === "in_block" ? { ...state, coinIs: "confirmed" } : state,
    ),
    hasEscrows: true,
  },
  "a payout pays another address": {
    invariants: ["an escrow pays to each what the rules say"],
    wrap: onEscrows((state) => ({
      ...state,
      payouts: (state["payouts"] as readonly SignedRow[]).map((payout) => ({
        ...payout,
        raw: payout.raw.replace(String(state["buyerAddress"]), String(state["sellerAddress"])),
      })),
    })),
    hasEscrows: true,
  },
  "an escrow ends in another way than its trade": {
    invariants: ["trade and escrow agree"],
    wrap: onEscrows((state) =>
      state["ending"] === "return" ? { ...state, ending: "release" } : state,
    ),
    hasEscrows: true,
  },
};

/** Has the rows of escrows written differently. */
function onEscrows(change: (state: AggregateChange["state"]) => AggregateChange["state"]): Wrap {
  return onCommits(({ aggregates = [], ...commit }) => ({
    ...commit,
    aggregates: aggregates.map((each) =>
      each.aggregate === "multisig-escrow" && "payouts" in each.state
        ? { ...each, state: change(each.state) }
        : each,
    ),
  }));
}

function onCommits(change: (commit: Commit) => Commit): Wrap {
  return ({ changes, ...stores }) => ({
    ...stores,
    changes: {
      recall: (key) => changes.recall(key),
      commit: (commit) => changes.commit(change(commit)),
    },
  });
}
