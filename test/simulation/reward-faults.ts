import { money } from "../../src/domain/money/money.ts";
import { onEntries, toOther } from "./entry-faults.ts";
import type { PlantedFault } from "./planted-faults.ts";

/** Faults of what partners are paid. */
export const rewardFaults: Readonly<Record<string, PlantedFault>> = {
  "a partner is paid twice their share": {
    invariants: ["a partner gets their share of the fee"],
    wrap: onEntries("reward:", (entry) => ({
      ...entry,
      postings: entry.postings.map((posting) => ({
        ...posting,
        amount: money(posting.amount.asset, 2n * posting.amount.units),
      })),
    })),
  },
  "a reward goes to somebody else": {
    invariants: ["a partner gets their share of the fee"],
    wrap: onEntries("reward:", (entry) =>
      toOther(entry, ({ kind }) => kind === "rewards", { kind: "rewards", partnerId: "trader000" }),
    ),
  },
  "a claim is paid to the platform": {
    invariants: ["a claim moves all rewards to their partner"],
    wrap: onEntries("reward-claim:", (entry) =>
      toOther(entry, ({ kind }) => kind === "available", { kind: "fees" }),
    ),
  },
};
