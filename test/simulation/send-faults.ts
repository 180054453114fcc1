import { money } from "../../src/domain/money/money.ts";
import { onEntries, toOther } from "./entry-faults.ts";
import type { PlantedFault } from "./planted-faults.ts";

/** Faults of sends and bonds. */
export const sendFaults: Readonly<Record<string, PlantedFault>> = {
  "a send between people costs them something": {
    invariants: ["a send between people moves the whole amount, for free", "entries balance"],
    wrap: onEntries("send-person:", (entry) => ({
      ...entry,
      postings: entry.postings.flatMap((posting) => {
        const { asset, units } = posting.amount;
        if (units < 2n) return [posting];
        const fee = { account: { kind: "fees", asset } as const, amount: money(asset, 1n) };
        return [{ ...posting, amount: money(asset, units - 1n) }, fee];
      }),
    })),
  },
  "a settled send is paid to somebody here": {
    invariants: ["a settled send leaves the addresses, and reaches nobody here"],
    wrap: onEntries("send-settle:", (entry) =>
      toOther(entry, ({ kind }) => kind === "hot", { kind: "rewards", partnerId: "trader000" }),
    ),
  },
  "a cancelled send comes back to the platform": {
    invariants: ["what was not sent comes back to its sender"],
    wrap: onEntries("send-back:", (entry) =>
      toOther(entry, ({ kind }) => kind === "available", { kind: "fees" }),
    ),
  },
  "a bond comes back short": {
    invariants: ["a bond is between its holder and their balance, and comes back whole"],
    wrap: onEntries("bond-return:", (entry) => ({
      ...entry,
      postings: entry.postings.map((posting) => {
        const { asset, units } = posting.amount;
        return { ...posting, amount: money(asset, units < 0n ? units + 1n : units - 1n) };
      }),
    })),
  },
};
